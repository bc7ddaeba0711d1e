import { typed, type Draft } from '../draft/draft.ts';
import { fieldOf, peopleOf, type PersonSlot } from './people.ts';
import { isWithFirst } from './place.ts';

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
