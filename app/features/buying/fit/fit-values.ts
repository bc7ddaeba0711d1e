import { textIn, textsIn, withoutEmpty } from '#app/kernel/form-answer.ts';
import type { Edition } from '#app/site/edition.ts';
import { parseQuote, recommendedTier } from '../party/party-codec.ts';
import { readQuoteValues } from '../party/party-fields.ts';
import type { PlanCatalogue } from '../plans/catalogue.types.ts';
import { currencyCodes, editionCurrency, findChoice, tierIds } from '../prices/price-list.ts';
import { isAskedBy } from '../quote/quote-page-data.ts';
import { useLevels } from './typical-care.schema.ts';
import type { CareExpected } from './yearly-cost.ts';

/** Who buys for themselves or for family; companies and associations buy for others’ years. */
export const fitBuyers = ['me', 'family', 'someone'] as const;

/** What the form asks for, apart from the currency, which the comparison asks for too. */
export const fitFieldNames = [
  'who',
  'age',
  'spouse',
  'children',
  'parent1',
  'parent2',
  'care',
  'birth',
  'illness',
  'hospital',
  'hospitalId',
] as const;

const usualLevel = 'some';
const longestKept = 150;

/** What an address asks about a year, as typed and as understood. */
export type FitQuestion = ReturnType<typeof readFitQuestion>;

/** Reads who is covered, as the calculator does, and the care that they expect. */
export function readFitQuestion(
  catalogue: Pick<PlanCatalogue, 'prices' | 'benefits' | 'typicalCare'>,
  edition: Edition,
  parameters: URLSearchParams,
) {
  const typed = readQuoteValues(parameters);
  const chosen = findChoice(currencyCodes, typed.currency.toUpperCase());
  // Visitors at home pay in naira.
  const currency = (edition === 'DG' && chosen) || editionCurrency(edition);
  const who = findChoice(fitBuyers, typed.who) ?? (edition === 'NG' ? 'me' : 'someone');
  const values = { ...typed, who, currency };
  const defaults = { tier: recommendedTier, currency };
  const { request, problems } = parseQuote(values, catalogue.prices, defaults);
  const births = birthChoices(catalogue);
  const birth = births.find(({ value }) => value === textIn(parameters, 'birth'));
  const expected: CareExpected = {
    level: findChoice(useLevels, textIn(parameters, 'care')) ?? usualLevel,
    birthInMonths: birth && Number(birth.value),
    hasIllness: textIn(parameters, 'illness') === '1',
  };
  return {
    /** The form was sent, or a link of the calculator leads here. */
    isAsked: parameters.has('care') || isAskedBy(parameters),
    values: {
      ...values,
      care: expected.level,
      birth: birth?.value ?? '',
      illness: expected.hasIllness ? '1' : '',
    },
    request,
    problems,
    expected,
    births,
  };
}

/** When a birth may be expected, in steps between which no plan's wait ends: from so many months on. */
function birthChoices({ benefits, typicalCare }: Pick<PlanCatalogue, 'benefits' | 'typicalCare'>) {
  const births = typicalCare.care.filter((line) => line.for === 'birth');
  const terms = benefits
    .flatMap((group) => group.benefits)
    .filter(({ id }) => births.some(({ benefit }) => benefit === id))
    .flatMap(({ values }) => tierIds.map((tier) => values[tier].afterMonths));
  const ends = [...new Set(terms)].filter((months) => months > 0 && months < 12);
  const starts = [0, ...ends.sort((one, other) => one - other)];
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? 12;
    const label = from === 0 ? `Yes, within ${to} months` : `Yes, in ${from} to ${to} months`;
    return { value: String(from), label };
  });
}

/** Picks parameters of an address that another form of the page asks for, to send them along. */
export function keptFields(
  parameters: URLSearchParams,
  names: readonly string[],
): readonly (readonly [string, string])[] {
  return Object.entries(withoutEmpty(textsIn(parameters, names, longestKept)));
}
