import { typed, type Draft } from '../draft/draft.ts';
import { fieldOf, peopleOf, type PersonSlot } from './people.ts';

/** A place as typed: the id of a state, and the name of an area in it; either can be empty. */
export interface TypedPlace {
  readonly state: string;
  readonly area: string;
}

/** Returns where a person lives: with the first person, unless they gave another place. */
export function placeOf(draft: Draft, slot: PersonSlot): TypedPlace {
  const first = { state: typed(draft, 'state'), area: typed(draft, 'area') };
  if (slot.isFirst) return first;
  const own = {
    state: typed(draft, fieldOf(slot, 'state')),
    area: typed(draft, fieldOf(slot, 'area')),
  };
  if (own.state !== '') return own;
  return own.area === '' ? first : { state: first.state, area: own.area };
}

/** Tells whether a person lives where the first person does. */
export function isWithFirst(draft: Draft, slot: PersonSlot): boolean {
  const { state, area } = placeOf(draft, slot);
  return state === typed(draft, 'state') && area === typed(draft, 'area');
}

/** Stands for no hospital yet. */
export const chooseLater = 'later';
/** Stands for the first person's hospital. */
export const sameAsFirst = 'same';

/** Returns a person's choice; until there is one, those who live together share a hospital. */
export function hospitalIdOf(draft: Draft, slot: PersonSlot): string {
  const id = typed(draft, fieldOf(slot, 'hospital'));
  if (id === sameAsFirst && slot.isFirst) return chooseLater;
  if (id === chooseLater || id === sameAsFirst || /^[\w.-]{1,100}$/.test(id)) return id;
  return !slot.isFirst && isWithFirst(draft, slot) ? sameAsFirst : chooseLater;
}

/** Names the hidden field with what a search field last searched for. */
export function searchedName(field: string): string {
  return `searched.${field}`;
}

/**
 * Finds the search field with a new text. Enter presses the form's first button, whoever's field it
 * was pressed in, so only the texts tell. @returns undefined when none is new
 */
export function findNewSearch(form: FormData, draft: Draft): string | undefined {
  return peopleOf(draft)
    .map((slot) => fieldOf(slot, 'hospitalText'))
    .find((field) => typed(draft, field) !== (form.get(searchedName(field)) ?? ''));
}
