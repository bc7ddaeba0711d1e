import type { Edition } from '#app/site/edition.ts';
import { findChoice } from '../../prices/price-list.ts';
import { buyers, relations, type Buyer, type Relation } from '../../party/party.ts';

export const buyerWords: Readonly<Record<Buyer, string>> = {
  me: 'Me',
  family: 'My family',
  someone: 'Someone else',
  staff: 'My staff',
  association: 'My association',
};

/** Choices in each edition, the likeliest first. */
export const buyerChoices: Readonly<
  Record<Edition, readonly { readonly value: Buyer; readonly label: string }[]>
> = {
  NG: buyers.map((value) => ({ value, label: buyerWords[value] })),
  DG: [
    { value: 'someone', label: 'Someone in Nigeria' },
    { value: 'family', label: 'Family in Nigeria' },
    { value: 'me', label: 'Me, in Nigeria' },
    { value: 'staff', label: 'Staff in Nigeria' },
    { value: 'association', label: 'An association' },
  ],
};

const relationLabels: Readonly<Record<Relation, string>> = {
  parent: 'A parent',
  sibling: 'A brother or sister',
  spouse: 'Husband or wife',
  child: 'A child',
  relative: 'Another relative',
  friend: 'A friend',
};

export const relationChoices = relations.map((value) => ({ value, label: relationLabels[value] }));

export function relationLabel(value: string): string | undefined {
  const relation = findChoice(relations, value);
  return relation && relationLabels[relation];
}

export const replyWays = [
  { value: 'email', label: 'By email' },
  { value: 'whatsapp', label: 'On WhatsApp' },
  { value: 'phone', label: 'By phone' },
] as const;
