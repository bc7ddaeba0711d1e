import type { CurrencyCode } from '#app/kernel/money/money.ts';
import type { PriceList, TierId } from '../prices/price-list.ports.ts';
import { parseQuote } from '../quote/parse-quote.ts';
import { priceQuote } from '../quote/price-quote.ts';
import {
  readQuoteValues,
  type QuoteFieldName,
  type QuoteProblem,
  type QuoteValues,
} from '../quote/quote-fields.ts';
import { quoteQuery } from '../quote/quote-query.ts';
import type { QuoteRequest } from '../quote/quote-request.ts';
import type { QuoteOutcome } from '../quote/quote.ts';
import { checkBirth } from './check-birth.ts';
import type { CheckoutPrice } from './checkout.ts';
import { buyerOf, typed, type Draft } from './draft.ts';
import { peopleOf, type PersonSlot } from './people.ts';

/** What a draft costs, as far as it can be said. */
export interface OrderPrice {
  readonly request: QuoteRequest | undefined;
  readonly outcome: QuoteOutcome | undefined;
  /** Somebody's date of birth is still missing: an age of the quote, or of most people, stands in. */
  readonly isEstimate: boolean;
  /** Faults in the numbers of people, by the calculator's fields. */
  readonly problems: readonly QuoteProblem[];
}

interface Pricing {
  readonly tier: TierId;
  readonly prices: PriceList;
  readonly currency: CurrencyCode;
  /** As YYYY-MM-DD. */
  readonly today: string;
}

/** Computes the price of a draft from the price list alone: an amount that was sent is not read. */
export function priceOrder(draft: Draft, pricing: Pricing): OrderPrice {
  const { tier, prices, currency } = pricing;
  const people = peopleOf(draft);
  const ages = people.map((slot) => ageOf(slot, draft, pricing));
  const values = quoteValues(draft, people, ages);
  const { request, problems } = parseQuote({ ...values, plan: tier }, prices, { tier, currency });
  return {
    request,
    outcome: request && priceQuote(request, prices),
    isEstimate: ages.some(({ isKnown }) => !isKnown),
    problems,
  };
}

/** The price as the pages show it. */
export function checkoutPrice({ request, outcome, isEstimate }: OrderPrice): CheckoutPrice {
  if (!request || !outcome) return { kind: 'none' };
  if (outcome.kind === 'call') return outcome;
  return { kind: 'priced', quote: outcome.quote, query: quoteQuery(request), isEstimate };
}

interface Age {
  readonly years: number;
  readonly isKnown: boolean;
}

function ageOf(slot: PersonSlot, draft: Draft, { prices, today }: Pricing): Age {
  const birth = checkBirth(typed(draft, slot.birthField), slot.role, { today, prices });
  if (birth.kind === 'birth') return { years: birth.age, isKnown: true };
  const quoted = slot.ageField === undefined ? '' : typed(draft, slot.ageField);
  if (/^\d{1,3}$/.test(quoted)) return { years: Number(quoted), isKnown: false };
  const { child, adult, older } = prices.ages;
  if (slot.role === 'child') return { years: child.fromAge, isKnown: false };
  return {
    years: slot.key.startsWith('parent') ? older.fromAge : adult.fromAge,
    isKnown: false,
  };
}

/** The same enrolment in the calculator's own fields. */
function quoteValues(
  draft: Draft,
  people: readonly PersonSlot[],
  ages: readonly Age[],
): QuoteValues {
  const values: Partial<Record<QuoteFieldName, string>> = {
    who: buyerOf(draft),
    children: typed(draft, 'children'),
    people: typed(draft, 'people'),
    older: typed(draft, 'older'),
    relation: typed(draft, 'relation'),
    state: typed(draft, 'state'),
    lga: typed(draft, 'lga'),
    pay: typed(draft, 'pay'),
    currency: typed(draft, 'currency'),
  };
  people.forEach(({ ageField }, at) => {
    const age = ages[at];
    if (ageField !== undefined && age) values[ageField as QuoteFieldName] = String(age.years);
  });
  return readQuoteValues(new URLSearchParams(values));
}
