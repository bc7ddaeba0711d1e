/** Everything the calculator's form can send; what was typed is kept as it stands. */
export const quoteFieldNames = [
  'who',
  'age',
  'spouse',
  'children',
  'parent1',
  'parent2',
  'people',
  'older',
  'relation',
  'state',
  'lga',
  'plan',
  'pay',
  'currency',
  'compare',
] as const;

export type QuoteFieldName = (typeof quoteFieldNames)[number];

export type QuoteValues = Readonly<Record<QuoteFieldName, string>>;

/** What is wrong with one field, in words for the visitor. */
export interface QuoteProblem {
  readonly field: QuoteFieldName;
  readonly message: string;
}

/** Longer texts are nobody's age. */
const longestValue = 60;

/** Takes the calculator's own parameters out of an address or a form; all others are ignored. */
export function readQuoteValues(source: URLSearchParams | FormData): QuoteValues {
  const read = (name: QuoteFieldName) => {
    const value = source.get(name);
    return typeof value === 'string' ? value.slice(0, longestValue) : '';
  };
  return Object.fromEntries(quoteFieldNames.map((name) => [name, read(name)])) as QuoteValues;
}
