import { findState } from '#app/site/nigeria/states.ts';
import type { Draft } from '../draft/draft.ts';
import { findArea } from './find-area.server.ts';
import type { PersonSlot } from './people.ts';
import { placeOf } from './place.ts';

/** Names where a person lives: "Ikeja, Lagos"; the state alone where no area is known. */
export function placeWords(draft: Draft, slot: PersonSlot): string {
  const place = placeOf(draft, slot);
  const found = findArea(place);
  const state = findState(place.state)?.name ?? '';
  return found.kind === 'area' ? `${found.area.name}, ${state}` : state;
}
