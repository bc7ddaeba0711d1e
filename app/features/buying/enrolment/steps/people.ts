import { parseWholeNumber } from '#app/kernel/numbers.ts';
import { buyerOf, isSponsor, typed, type Draft } from '../draft/draft.ts';

/** What is asked about a person; `fieldOf` names their fields. */
export type PersonPart =
  'name' | 'birth' | 'gender' | 'phone' | 'email' | 'state' | 'area' | 'hospital' | 'hospitalText';

export interface PersonSlot {
  /** Prefix of their field names; empty for the visitor. */
  readonly key: string;
  readonly title: string;
  readonly role: 'adult' | 'child' | 'anybody';
  /** The calculator's field for their age, if it has one. */
  readonly ageField: string | undefined;
  /** Others can share this person's place and hospital. */
  readonly isFirst: boolean;
  /** An adult that a sponsor buys for: reached directly where possible. */
  readonly hasContact: boolean;
}

const mostNamed = 9;
/** Under the same names whoever comes first, so that a choice and a quote's place are kept. */
const firstPersonParts: ReadonlySet<PersonPart> = new Set([
  'state',
  'area',
  'hospital',
  'hospitalText',
]);

/** Names a person's field: "birth" for the visitor, "child1Birth" for a child. */
export function fieldOf({ key, isFirst }: PersonSlot, part: PersonPart): string {
  return prefixed(isFirst && firstPersonParts.has(part) ? '' : key, part);
}

/** Names a field of the person with this key: "spouseName"; the visitor's has no prefix. */
export function prefixed(key: string, name: string): string {
  return key === '' ? name : `${key}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Returns a person's name as typed; until then, who they are. */
export function nameOf(draft: Draft, slot: PersonSlot): string {
  return typed(draft, fieldOf(slot, 'name')) || slot.title;
}

/** Lists the people a draft covers by name; none for groups. */
export function peopleOf(draft: Draft): readonly PersonSlot[] {
  switch (buyerOf(draft)) {
    case 'me':
      return [visitor];
    case 'someone':
      return [member('Person to be covered', 'anybody')];
    case 'family':
      return isSponsor(draft)
        ? [member('First adult', 'adult'), ...relatives(draft)]
        : [visitor, ...relatives(draft)];
    case 'staff':
    case 'association':
      return [];
  }
}

const visitor: PersonSlot = {
  key: '',
  title: 'You',
  role: 'adult',
  ageField: 'age',
  isFirst: true,
  hasContact: false,
};

/** The first person covered when the payer is not. */
function member(title: string, role: PersonSlot['role']): PersonSlot {
  return { key: 'member', title, role, ageField: 'age', isFirst: true, hasContact: true };
}

function relatives(draft: Draft): PersonSlot[] {
  const isSponsored = isSponsor(draft);
  const adult = (key: string, title: string): PersonSlot => ({
    ...relative(key, title, 'adult'),
    ageField: key,
    hasContact: isSponsored,
  });
  return [
    ...(typed(draft, 'hasSpouse') === 'yes' ? [adult('spouse', 'Husband or wife')] : []),
    ...numbered(countOf(draft, 'children'), 'child', 'Child').map(([key, title]) =>
      relative(key, title, 'child'),
    ),
    ...numbered(countOf(draft, 'parents'), 'parent', 'Parent').map(([key, title]) =>
      adult(key, title),
    ),
  ];
}

function relative(key: string, title: string, role: PersonSlot['role']): PersonSlot {
  return { key, title, role, ageField: undefined, isFirst: false, hasContact: false };
}

function numbered(count: number, key: string, title: string): [key: string, title: string][] {
  return Array.from({ length: Math.min(count, mostNamed) }, (_, at) => [
    `${key}${at + 1}`,
    count > 1 ? `${title} ${at + 1}` : title,
  ]);
}

/** Reads a count; 0 when it is not a number. */
export function countOf(draft: Draft, name: string): number {
  const number = parseWholeNumber(typed(draft, name), ['child', 'children', 'kids', 'parents']);
  return number.kind === 'number' ? number.value : 0;
}
