import { parseWholeNumber } from '#app/kernel/numbers.ts';
import { buyerOf, isSponsor, typed, type Draft } from '../draft/draft.ts';

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
export function personName(draft: Draft, slot: PersonSlot): string {
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
      return [isSponsor(draft) ? member('First adult', 'adult') : visitor, ...relatives(draft)];
    case 'staff':
    case 'association':
      return [];
  }
}

const firstOne = { ageField: 'age', isFirst: true };
const visitor: PersonSlot = {
  ...firstOne,
  key: '',
  title: 'You',
  role: 'adult',
  hasContact: false,
};

/** The first person covered when the payer is not. */
function member(title: string, role: PersonSlot['role']): PersonSlot {
  return { ...firstOne, key: 'member', title, role, hasContact: true };
}

function relatives(draft: Draft): PersonSlot[] {
  const relative = (key: string, title: string): PersonSlot =>
    key.startsWith('child')
      ? { key, title, role: 'child', ageField: undefined, isFirst: false, hasContact: false }
      : { key, title, role: 'adult', ageField: key, isFirst: false, hasContact: isSponsor(draft) };
  const numbered = (count: number, key: string, title: string) =>
    Array.from({ length: Math.min(count, mostNamed) }, (_, at) =>
      relative(`${key}${at + 1}`, count > 1 ? `${title} ${at + 1}` : title),
    );
  return [
    ...(typed(draft, 'hasSpouse') === 'yes' ? [relative('spouse', 'Husband or wife')] : []),
    ...numbered(countOf(draft, 'children'), 'child', 'Child'),
    ...numbered(countOf(draft, 'parents'), 'parent', 'Parent'),
  ];
}

/** Reads a count; 0 when it is not a number. */
export function countOf(draft: Draft, name: string): number {
  const number = parseWholeNumber(typed(draft, name), ['child', 'children', 'kids', 'parents']);
  return number.kind === 'number' ? number.value : 0;
}

/** A place as typed: the id of a state, and the name of an area in it; either can be empty. */
export interface TypedPlace {
  readonly state: string;
  readonly area: string;
}

/** Returns where a person lives: with the first person, unless they gave another place. */
export function homeOf(draft: Draft, slot: PersonSlot): TypedPlace {
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
  const { state, area } = homeOf(draft, slot);
  return state === typed(draft, 'state') && area === typed(draft, 'area');
}

/** Where a phone number is from: a sponsor's own is from their country. */
export function phoneCountry(draft: Draft, field: string): string {
  return field === 'phone' && isSponsor(draft) ? typed(draft, 'country') || 'ng' : 'ng';
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
