import { ageOn } from '#app/kernel/days.ts';
import { sumOf, type CurrencyCode } from '#app/kernel/money.ts';
import { tierIds, type PriceList } from '../../prices/price-list.ts';
import { priceQuote, type Quote } from '../../party/price-party.ts';
import type { Group, PaymentPlan, QuoteRequest } from '../../party/party.ts';
import type { Member } from './member.ts';

/**
 * Counts members by plan and age band, and prices each plan as the calculator does, in the currency
 * of the enrolment.
 */
export function priceMembers(
  members: readonly Pick<Member, 'birth' | 'plan'>[],
  request: QuoteRequest & { readonly party: Group },
  { prices, today }: { readonly prices: PriceList; readonly today: string },
) {
  const { buyer } = request.party;
  const { ages: bands, callFromAge } = prices;
  const people = members.map(({ birth, plan }) => ({ plan, age: ageOn(birth, today) }));
  const ages = people.map(({ age }) => age);
  const plans = tierIds.flatMap((plan) => {
    const own = people.flatMap((person) => (person.plan === plan ? [person.age] : []));
    if (own.length === 0) return [];
    const party = {
      buyer,
      ...countsOf(
        own.filter((age) => age <= bands.older.toAge),
        bands,
      ),
      seniorAges: own.filter((age) => age > bands.older.toAge && age < callFromAge),
      groupLives: members.length,
    };
    const outcome = priceQuote({ ...request, tier: plan, party }, prices);
    const quote = outcome.kind === 'priced' ? outcome.quote : undefined;
    return [{ plan, lives: own.length, quote }];
  });
  const counts = countsOf(ages, bands);
  const isSmall = counts.people < prices.groups[buyer].fewest;
  const quotes = plans.flatMap(({ quote }) => quote ?? []);
  const isPriced = quotes.length === plans.length && !isSmall;
  return {
    lives: members.length,
    /** Lines are in naira; none without a list price. */
    plans: plans.map(({ plan, lives, quote }) => ({ plan, lives, lines: quote?.lines ?? [] })),
    /** People older than the last band of the price list: staff agree their price. */
    olderThanBands: ages.filter((age) => age >= callFromAge).length,
    counts,
    /** Whether there are too few people for a group. */
    isSmall,
    /** Undefined when the group is too small or too large for list prices. */
    payment: isPriced ? sumOfPayments(quotes, request.currency) : undefined,
  };
}

/** Adds up how the plans are paid, all in one rhythm. */
function sumOfPayments(quotes: readonly Quote[], currency: CurrencyCode): PaymentPlan | undefined {
  const [first] = quotes;
  const add = (part: 'each' | 'yearTotal') =>
    sumOf(
      quotes.map(({ payment }) => payment[part]),
      currency,
    );
  return first && { ...first.payment, each: add('each'), yearTotal: add('yearTotal') };
}

/** Counts people as the calculator asks for them: adults, those of them from 46 to 60, and children. */
function countsOf(ages: readonly number[], { child, older }: PriceList['ages']) {
  const children = ages.filter((age) => age <= child.toAge).length;
  return {
    people: ages.length - children,
    older: ages.filter((age) => age >= older.fromAge && age <= older.toAge).length,
    children,
  };
}
