import { formFields, type FieldValues } from '#app/kernel/form-answer.ts';
import { findChoice } from '../../prices/price-list.ts';
import { buyers, type Buyer } from '../../party/party.ts';

/** An order being filled in, by field name. It holds no consent. */
export type Draft = FieldValues;

/** Fields that no step shows. */
export const ownFields = {
  /** One for an order and its repeats. */
  key: formFields.sentKey,
  /** `yes` in the Global edition, where a family does not cover the visitor. */
  abroad: 'abroad',
  /** The query of the link that the order was begun with. */
  link: 'link',
} as const;

/** Who is covered, and how many. */
export const whoFields = ['who', 'hasSpouse', 'children', 'parents', 'people', 'older'] as const;

export const payFields = ['pay', 'currency'] as const;

/** What a link of the calculator or a plan gives, and no step asks in these words. */
export const hintFields = [
  'age',
  'spouse',
  'parent1',
  'parent2',
  'state',
  'area',
  'country',
  'relation',
  // The first day of cover of a renewal.
  'start',
  // The reference of the order that it renews, and the token of its link.
  'renews',
  ownFields.link,
] as const;

/** Longer than any valid answer, in characters. */
export const longestValue = 300;

/** Returns who the draft covers; `me` until something valid is chosen. */
export function buyerOf(draft: Draft): Buyer {
  return findChoice(buyers, draft['who']) ?? 'me';
}

/** Tells whether members are not named here: groups send us their list later. */
export function isGroup(buyer: Buyer): boolean {
  return buyer === 'staff' || buyer === 'association';
}

/** Tells whether the visitor pays for others and is not covered themselves. */
export function isSponsor(draft: Draft): boolean {
  const buyer = buyerOf(draft);
  return buyer === 'someone' || (buyer === 'family' && draft[ownFields.abroad] === 'yes');
}

export function typed(draft: Draft, name: string): string {
  return (draft[name] ?? '').trim();
}
