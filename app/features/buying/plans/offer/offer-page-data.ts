import { parseWholeNumber } from '#app/kernel/numbers.ts';
import { dayInLagos, formatDay, plusMonths } from '#app/kernel/days.ts';
import { textsIn, withoutEmpty } from '#app/kernel/form-answer.ts';
import type { Choice } from '#app/ui/field/choices-field.tsx';
import type { PeoplePageData } from '../people/people-values.ts';
import { parseQuote } from '../../party/party-codec.ts';
import { noValues } from '../../party/party-fields.ts';
import { peopleWords } from '../../party/parse-party.ts';
import { findQuote, type Quote } from '../../party/price-party.ts';
import { readSpouses } from './offer-cover.ts';
import type { GroupBuyer } from './offer.schema.ts';

export type OfferData = NonNullable<ReturnType<typeof offerPageData>>;

/** What an offer depends on, in its form and in the address of its thanks. */
export const offerFields = [
  'organisation',
  'people',
  'plan',
  'compare',
  'currency',
  'spouses',
  'children',
] as const;

/** As typed. */
export type OfferChoice = Readonly<Record<(typeof offerFields)[number], string>>;

const monthsAhead = 12;

/** Collects the data of the offer form; undefined on pages for people, not groups. */
export function offerPageData(people: PeoplePageData, parameters: URLSearchParams, now: Date) {
  const { kind, values, recommended } = people;
  if (kind !== 'staff' && kind !== 'association') return undefined;
  const chosen: OfferChoice = {
    ...readOfferChoice(parameters),
    people: parameters.has('people') ? values.people : '',
    plan: values.plan === '' ? recommended : values.plan,
    currency: values.currency,
  };
  return {
    ...people,
    buyer: kind,
    /** From the address, after the prices or an earlier submission. */
    chosen,
    startMonths: kind === 'staff' ? startMonths(now) : [],
  };
}

function startMonths(now: Date): Choice[] {
  const thisMonth = dayInLagos(now.getTime()).slice(0, 7);
  return Array.from({ length: monthsAhead }, (_, ahead) => {
    const day = plusMonths(`${thisMonth}-01`, 1 + ahead);
    return { value: day.slice(0, 7), label: formatDay(day).replace(/^\d+ /, '') };
  });
}

/** Reads the choice from a submitted form, or the address of its thanks. */
export function readOfferChoice(source: FormData | URLSearchParams): OfferChoice {
  return textsIn(source, offerFields, longestValue);
}

/** Longer than any valid answer. */
const longestValue = 120;

/** Returns the address of an offer's thanks, without what is empty. */
export function offerPath(path: string, choice: OfferChoice): string {
  return `${path}?${new URLSearchParams(withoutEmpty(choice))}`;
}

/**
 * Prices an offer on the plan that was chosen, and on the one beside it; none without a list price.
 * Spouses are among its adults.
 */
export function offerQuotes(
  buyer: GroupBuyer,
  choice: OfferChoice,
  { prices, recommended }: Pick<PeoplePageData, 'prices' | 'recommended'>,
): Quote[] {
  const { people, spouses, children, plan, compare, currency } = choice;
  const group = parseWholeNumber(people, peopleWords);
  const adults = group.kind === 'number' ? String(group.value + readSpouses(spouses)) : people;
  const values = { ...noValues, who: buyer, people: adults, children, plan, compare, currency };
  const defaults = { tier: recommended, currency: 'NGN' } as const;
  const { request, compareWith } = parseQuote(values, prices, defaults);
  return [request?.tier, compareWith].flatMap(
    (tier) => (request && tier && findQuote({ ...request, tier }, prices)) ?? [],
  );
}
