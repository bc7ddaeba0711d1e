import { typed, type Draft } from '../draft/draft.ts';
import { fieldOf, type PersonSlot } from './people.ts';

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
