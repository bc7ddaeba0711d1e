import { textsIn } from '#app/kernel/form-answer.ts';
import { stateField, familyMembers } from './family-members.ts';

export const quoteFieldNames = [
  'who',
  'age',
  'adults',
  'children',
  'parents',
  'people',
  'older',
  'relation',
  'state',
  'lga',
  'with',
  ...familyMembers,
  ...familyMembers.map(stateField),
  'country',
  'plan',
  'pay',
  'currency',
  'compare',
] as const;

export type QuoteFieldName = (typeof quoteFieldNames)[number];

export type QuoteValues = Readonly<Record<QuoteFieldName, string>>;

export interface QuoteProblem {
  readonly field: QuoteFieldName;
  readonly message: string;
}

/** Longer than any valid answer. */
const longestValue = 80;

/** Reads the calculator's fields from an address or a form, as typed. */
export function readQuoteValues(source: URLSearchParams | FormData): QuoteValues {
  return textsIn(source, quoteFieldNames, longestValue);
}

/** A form in which nothing is filled in. */
export const noValues = readQuoteValues(new URLSearchParams());
