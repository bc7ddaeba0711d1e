import { parseWholeNumber } from '#app/kernel/numbers/parse-whole-number.ts';
import { buyerOf, isSponsor, typed, type Draft } from './draft.ts';

/** Somebody to be covered, by the fields that tell of them. */
export interface PersonSlot {
  /** Begins the names of their fields; empty for the visitor. */
  readonly key: string;
  readonly title: string;
  readonly role: 'adult' | 'child' | 'anybody';
  readonly nameField: string;
  readonly birthField: string;
  /** The calculator's field with the age from which the quote was made, if there was one. */
  readonly ageField: string | undefined;
}

const mostNamed = 9;

/** Everybody whom a draft covers by name; nobody for groups. */
export function peopleOf(draft: Draft): readonly PersonSlot[] {
  switch (buyerOf(draft)) {
    case 'me':
      return [visitor()];
    case 'someone':
      return [{ ...slot('member', 'The person to be covered', 'anybody'), ageField: 'age' }];
    case 'family':
      return [isSponsor(draft) ? firstAdult() : visitor(), ...relatives(draft)];
    case 'staff':
    case 'association':
      return [];
  }
}

function visitor(): PersonSlot {
  return {
    key: '',
    title: 'You',
    role: 'adult',
    nameField: 'name',
    birthField: 'birth',
    ageField: 'age',
  };
}

/** Of a family whose payer lives abroad. */
function firstAdult(): PersonSlot {
  return { ...slot('member', 'First adult', 'adult'), ageField: 'age' };
}

function relatives(draft: Draft): PersonSlot[] {
  const spouse = { ...slot('spouse', 'Husband or wife', 'adult'), ageField: 'spouse' };
  const children = numbered(countOf(draft, 'children'), 'child', 'Child', 'child');
  const parents = numbered(countOf(draft, 'parents'), 'parent', 'Parent', 'adult');
  return [...(typed(draft, 'hasSpouse') === 'yes' ? [spouse] : []), ...children, ...parents];
}

function numbered(count: number, key: string, title: string, role: PersonSlot['role']) {
  return Array.from({ length: Math.min(count, mostNamed) }, (_, at) =>
    slot(`${key}${at + 1}`, count > 1 ? `${title} ${at + 1}` : title, role),
  );
}

/** A count that the first step has checked; 0 for anything else. */
export function countOf(draft: Draft, name: string): number {
  const number = parseWholeNumber(typed(draft, name), ['child', 'children', 'kids', 'parents']);
  return number.kind === 'number' ? number.value : 0;
}

/** The calculator has a field for the age of each parent, and none for those of children. */
function slot(key: string, title: string, role: PersonSlot['role']): PersonSlot {
  return {
    key,
    title,
    role,
    nameField: `${key}Name`,
    birthField: `${key}Birth`,
    ageField: key.startsWith('parent') ? key : undefined,
  };
}
