import { parseWholeNumber } from '#app/kernel/numbers.ts';
import { formatDay } from '#app/kernel/days.ts';
import { textIn } from '#app/kernel/form-answer.ts';
import type { Choice } from '#app/ui/field/choices-field.tsx';
import type { PeoplePageData } from '../people/people-page-data.ts';
import { peopleWords } from '../../party/parse-party.ts';
import { readSpouses } from './offer-cover.ts';
import type { GroupBuyer } from './offer.schema.ts';

/** What the offer form shows and prices, on the server and in the browser. */
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
  const { kind, values, path, prices, tiers, recommended, hasCurrencies, insurer } = people;
  if (kind !== 'staff' && kind !== 'association') return undefined;
  const chosen: OfferChoice = {
    ...readOfferChoice(parameters),
    people: parameters.has('people') ? values.people : '',
    plan: values.plan === '' ? recommended : values.plan,
    currency: values.currency,
  };
  return {
    path,
    prices,
    tiers,
    recommended,
    hasCurrencies,
    insurer,
    buyer: kind,
    /** From the address, after the prices or an earlier submission. */
    chosen,
    startMonths: kind === 'staff' ? startMonths(now) : [],
  };
}

function startMonths(now: Date): Choice[] {
  return Array.from({ length: monthsAhead }, (_, ahead) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 + ahead));
    const day = first.toISOString().slice(0, 10);
    return { value: day.slice(0, 7), label: formatDay(day).replace(/^\d+ /, '') };
  });
}

/** Reads the choice from a submitted form, or the address of its thanks. */
export function readOfferChoice(source: FormData | URLSearchParams): OfferChoice {
  const values = offerFields.map((name) => [name, textIn(source, name, longestValue)]);
  return Object.fromEntries(values) as OfferChoice;
}

/** Longer than any valid answer. */
const longestValue = 120;

/** Returns the address of an offer's thanks, without what is empty. */
export function offerPath(path: string, choice: OfferChoice): string {
  const given = Object.entries(choice).filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(given)}`;
}

/** Returns the calculator's query for an offer: spouses are among its adults. */
export function offerQuery(buyer: GroupBuyer, choice: OfferChoice): string {
  const { people, spouses, children, plan, compare, currency } = choice;
  const group = parseWholeNumber(people, peopleWords);
  const adults = group.kind === 'number' ? String(group.value + readSpouses(spouses)) : people;
  const values = { who: buyer, people: adults, children, plan, compare, currency };
  return new URLSearchParams(values).toString();
}
