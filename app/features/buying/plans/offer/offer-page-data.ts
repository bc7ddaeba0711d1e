import { formatDay } from '#app/kernel/days.ts';
import type { Choice } from '#app/ui/field/choices-field.tsx';
import type { PeoplePageData } from '../people/people-page-data.ts';
import type { GroupBuyer } from './offer.schema.ts';

/** What the offer form shows and prices, on the server and in the browser. */
export interface OfferData extends Pick<
  PeoplePageData,
  'path' | 'prices' | 'tiers' | 'recommended' | 'hasCurrencies' | 'insurer'
> {
  readonly buyer: GroupBuyer;
  /** From the address, after the prices or an earlier submission. */
  readonly chosen: OfferChoice;
  readonly startMonths: readonly Choice[];
}

/** What the price of an offer depends on, as typed. */
export interface OfferChoice {
  readonly people: string;
  readonly plan: string;
  readonly currency: string;
}

const monthsAhead = 12;

/** Collects the data of the offer form; undefined on pages for people, not groups. */
export function offerPageData(
  people: PeoplePageData,
  parameters: URLSearchParams,
  now: Date,
): OfferData | undefined {
  const { kind, values, recommended } = people;
  if (kind !== 'staff' && kind !== 'association') return undefined;
  const { plan, currency } = values;
  return {
    path: people.path,
    prices: people.prices,
    tiers: people.tiers,
    recommended,
    hasCurrencies: people.hasCurrencies,
    insurer: people.insurer,
    buyer: kind,
    chosen: {
      people: parameters.has('people') ? values.people : '',
      plan: plan === '' ? recommended : plan,
      currency,
    },
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

/** Reads the choice from a submitted form. */
export function readOfferChoice(form: FormData): OfferChoice {
  const read = (name: keyof OfferChoice) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { people: read('people'), plan: read('plan'), currency: read('currency') };
}

/** Returns the calculator's query for an offer. */
export function offerQuery(buyer: GroupBuyer, { people, plan, currency }: OfferChoice): string {
  return new URLSearchParams({ who: buyer, people, plan, currency }).toString();
}
