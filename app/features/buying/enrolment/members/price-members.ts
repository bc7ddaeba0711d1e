import { ageOn } from '#app/kernel/days.ts';
import { sumOf, type CurrencyCode } from '#app/kernel/money.ts';
import { tierIds, type PriceList } from '../../prices/price-list.ts';
import { priceQuote } from '../../party/price-party.ts';
import type { Group, PaymentPlan, Quote, QuoteRequest } from '../../party/party.ts';
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
  const groups = tierIds.flatMap((plan) => {
    const ages = members.flatMap((each) => (each.plan === plan ? [ageOn(each.birth, today)] : []));
    return ages.length === 0 ? [] : [{ plan, ages }];
  });
  const quotes = groups.map(({ plan, ages }) => {
    const party = partyOf(ages, members.length, request.party.buyer, prices);
    return {
      plan,
      lives: ages.length,
      outcome: priceQuote({ ...request, tier: plan, party }, prices),
    };
  });
  const priced = quotes.flatMap(({ outcome }) =>
    outcome.kind === 'priced' ? [outcome.quote] : [],
  );
  const counts = countsOf(
    groups.flatMap(({ ages }) => ages),
    prices,
  );
  const isPriced =
    priced.length === quotes.length && counts.people >= prices.groups[request.party.buyer].fewest;
  const { currency } = request;
  return {
    lives: members.length,
    /** Lines are in naira; none without a list price. */
    plans: quotes.map(({ plan, lives, outcome }) => ({
      plan,
      lives,
      lines: outcome.kind === 'priced' ? outcome.quote.lines : [],
    })),
    /** People older than the last band of the price list: staff agree their price. */
    olderThanBands: groups.flatMap(({ ages }) => ages).filter((age) => age >= prices.callFromAge)
      .length,
    counts,
    /** Undefined when the group is too small or too large for list prices. */
    payment: isPriced ? sumOfPayments(priced, currency) : undefined,
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
function countsOf(ages: readonly number[], { ages: { child, older } }: PriceList) {
  const children = ages.filter((age) => age <= child.toAge).length;
  return {
    people: ages.length - children,
    older: ages.filter((age) => age >= older.fromAge && age <= older.toAge).length,
    children,
  };
}

function partyOf(
  ages: readonly number[],
  groupLives: number,
  buyer: Group['buyer'],
  { ages: { child, older }, callFromAge }: PriceList,
): Group {
  const listed = ages.filter((age) => age <= older.toAge);
  const children = listed.filter((age) => age <= child.toAge).length;
  return {
    buyer,
    people: listed.length - children,
    older: listed.filter((age) => age >= older.fromAge).length,
    children,
    seniorAges: ages.filter((age) => age > older.toAge && age < callFromAge),
    groupLives,
  };
}
