import type { CurrencyCode } from '#app/kernel/money.ts';
import type { PriceList, TierId } from '../prices/price-list.ts';
import { parseQuote, quoteQuery } from '../party/party-codec.ts';
import { priceQuote } from '../party/price-party.ts';
import { readQuoteValues, type QuoteValues } from '../party/party-fields.ts';
import { checkBirth } from './steps/check-birth.ts';
import { buyerOf, typed, type Draft } from './draft/draft.ts';
import { fieldOf, peopleOf, type PersonSlot } from './steps/people.ts';

export type OrderPrice = ReturnType<typeof priceOrder>;

interface Pricing {
  readonly tier: TierId;
  readonly prices: PriceList;
  readonly currency: CurrencyCode;
  /** As YYYY-MM-DD. */
  readonly today: string;
}

/** Prices a draft from the price list alone, ignoring any amount that was sent. */
export function priceOrder(draft: Draft, pricing: Pricing) {
  const { tier, prices, currency } = pricing;
  const ages = peopleOf(draft).map((slot) => ageOf(slot, draft, pricing));
  const values = quoteValues(draft, ages);
  const { request, problems } = parseQuote({ ...values, plan: tier }, prices, { tier, currency });
  return {
    request,
    outcome: request && priceQuote(request, prices),
    /** Set while a date of birth is missing and an assumed age is used. */
    isEstimate: ages.some(({ isKnown }) => !isKnown),
    /** Errors in the numbers of people, by the calculator's fields. */
    problems,
  };
}

/** Reduces a price to what the pages show; without a list price it is agreed by phone. */
export function checkoutPrice({ request, outcome, isEstimate }: OrderPrice) {
  if (!request || !outcome) return { kind: 'none' } as const;
  if (outcome.kind === 'call') return outcome;
  return { ...outcome, query: quoteQuery(request), isEstimate };
}

function ageOf(slot: PersonSlot, draft: Draft, { prices, today }: Pricing) {
  const birth = checkBirth(typed(draft, fieldOf(slot, 'birth')), slot.role, { today, prices });
  const { ageField: field } = slot;
  if (birth.kind === 'birth') return { field, years: birth.age, isKnown: true };
  const quoted = field === undefined ? '' : typed(draft, field);
  if (/^\d{1,3}$/.test(quoted)) return { field, years: Number(quoted), isKnown: false };
  const { child, adult, older } = prices.ages;
  const band = slot.key.startsWith('parent') ? older : adult;
  return { field, years: (slot.role === 'child' ? child : band).fromAge, isKnown: false };
}

function quoteValues(draft: Draft, ages: readonly ReturnType<typeof ageOf>[]): QuoteValues {
  const noAges = { age: '', spouse: '', parent1: '', parent2: '' };
  const given = ages.flatMap(({ field, years }) => (field ? [[field, String(years)]] : []));
  const values = { ...draft, who: buyerOf(draft), ...noAges, ...Object.fromEntries(given) };
  return readQuoteValues(new URLSearchParams(values));
}
