import { typed, type Draft } from '../draft/draft.ts';
import { fieldOf, type PersonSlot } from './people.ts';
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
