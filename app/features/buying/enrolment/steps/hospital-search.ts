import { typed, type Draft } from '../draft/draft.ts';
import { fieldOf, peopleOf } from './people.ts';

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
