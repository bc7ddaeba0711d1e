import { formatDay } from '#app/kernel/days.ts';
import { textIn } from '#app/kernel/form-answer.ts';
import type { Choice } from '#app/ui/field/choices-field.tsx';
import type { PeoplePageData } from '../people/people-page-data.ts';
import type { GroupBuyer } from './offer.schema.ts';

/** What the offer form shows and prices, on the server and in the browser. */
export type OfferData = NonNullable<ReturnType<typeof offerPageData>>;

/** What the price of an offer depends on, as typed. */
export type OfferChoice = Readonly<Record<'people' | 'plan' | 'currency', string>>;

const monthsAhead = 12;

/** Collects the data of the offer form; undefined on pages for people, not groups. */
export function offerPageData(people: PeoplePageData, parameters: URLSearchParams, now: Date) {
  const { kind, values, path, prices, tiers, recommended, hasCurrencies, insurer } = people;
  if (kind !== 'staff' && kind !== 'association') return undefined;
  const chosen: OfferChoice = {
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

/** Reads the choice from a submitted form. */
export function readOfferChoice(form: FormData): OfferChoice {
  const read = (name: keyof OfferChoice) => textIn(form, name);
  return { people: read('people'), plan: read('plan'), currency: read('currency') };
}

/** Returns the calculator's query for an offer. */
export function offerQuery(buyer: GroupBuyer, { people, plan, currency }: OfferChoice): string {
  return new URLSearchParams({ who: buyer, people, plan, currency }).toString();
}
