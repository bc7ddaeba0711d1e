import { relations, type Buyer, type Relation } from '../quote/quote-request.ts';
import { oneOf } from '../quote/parse-quote.ts';
import type { Edition } from '#app/location/edition.ts';
import { instalmentIds } from '../prices/price-list.ports.ts';
import { paymentLabels } from '../quote/quote-words.ts';

/** Whom a cover is for, in a few words. */
export const buyerWords: Readonly<Record<Buyer, string>> = {
  me: 'Me',
  family: 'My family',
  someone: 'Someone else',
  staff: 'My staff',
  association: 'My association',
};

/** The five choices as each edition puts them, the likeliest first. */
export const buyerChoices: Readonly<
  Record<Edition, readonly { readonly value: Buyer; readonly label: string }[]>
> = {
  NG: (['me', 'family', 'someone', 'staff', 'association'] as const).map((value) => ({
    value,
    label: buyerWords[value],
  })),
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
  friend: 'A friend',
};

/** What somebody can be to the visitor. */
export const relationChoices = relations.map((value) => ({ value, label: relationLabels[value] }));

/** What the covered person is to the visitor; undefined where that was not said. */
export function relationLabel(value: string): string | undefined {
  const relation = oneOf(relations, value);
  return relation && relationLabels[relation];
}

/** "once a year", "every month". */
export function payWords(value: string): string {
  return paymentLabels[oneOf(instalmentIds, value) ?? 'yearly'].toLowerCase();
}
