import { moneyOf, sumOf } from '#app/kernel/money.ts';
import { inCurrency, priceEachPlan, type Quote } from '../party/price-party.ts';
import type { QuoteRequest } from '../party/party.ts';
import type { PlanCatalogue } from '../plans/catalogue.types.ts';
import type { TierId } from '../prices/price-list.ts';
import type { UseLevel } from './typical-care.schema.ts';
import { termsOf, yearlyShare, type CareExpected, type YearOfCare } from './yearly-cost.ts';

/** What one plan would cost in a year. */
export type PlanYear = ReturnType<typeof planYear>;

type CareCatalogue = Pick<PlanCatalogue, 'prices' | 'benefits' | 'typicalCare'>;

interface Expectation {
  readonly expected: CareExpected;
  /** The plans that pay at the members' own hospital; undefined where it, or its bands, are not known. */
  readonly hospitalPlans: readonly TierId[] | undefined;
}

/** A smaller difference, in percent, is less than such an estimate can tell. */
const closePercent = 10;

/** Prices a year with each plan, the one that costs least first. */
export function planYears(
  people: Pick<QuoteRequest, 'party' | 'currency'>,
  expectation: Expectation,
  catalogue: CareCatalogue,
) {
  const priced = priceEachPlan({ ...people, pay: 'yearly' }, catalogue.prices);
  if (priced.kind === 'call') return priced;
  const plans = priced.quotes.map((quote) => planYear(quote, expectation, catalogue));
  const sorted = plans.sort((one, other) => costOf(one) - costOf(other));
  return { kind: 'priced', plans: sorted } as const;
}

/** Tells whether a plan costs about as much as the one that costs least. */
export function isCloseTo(least: PlanYear, plan: PlanYear): boolean {
  return costOf(plan) * 100 < costOf(least) * (100 + closePercent);
}

function costOf({ expected }: Pick<PlanYear, 'expected'>): number {
  return expected.total.minor;
}

function planYear(
  quote: Quote,
  { expected, hospitalPlans }: Expectation,
  catalogue: CareCatalogue,
) {
  const { request, lives } = quote;
  const { tier, currency } = request;
  const terms = termsOf(catalogue, tier);
  const isHospitalIn = hospitalPlans?.includes(tier) ?? true;
  const lines = catalogue.typicalCare.care;
  const yearOf = (care: Pick<YearOfCare, 'expected' | 'year'>) => {
    const { kobo, parts } = yearlyShare(terms, { ...care, lines, lives, isHospitalIn });
    const shareNaira = moneyOf(kobo, 'NGN');
    const share = inCurrency(shareNaira, currency, catalogue.prices);
    return {
      /** In the currency of the request. */
      share,
      /** Price and share. */
      total: sumOf([quote.yearly, share], currency),
      /** In naira, as hospitals bill. */
      shareNaira,
      parts,
    };
  };
  const first = (level: UseLevel) => yearOf({ expected: { ...expected, level }, year: 'first' });
  const levels = { little: first('little'), some: first('some'), much: first('much') };
  const later = yearOf({ expected, year: 'later' });
  const now = levels[expected.level];
  return {
    tier,
    /** The price, paid once a year. */
    quote,
    /** The first year, for each level of use. */
    levels,
    /** The first year, as it is expected. */
    expected: now,
    /** The same care after all waiting periods; undefined where that changes nothing. */
    later: later.shareNaira.minor < now.shareNaira.minor ? later : undefined,
  };
}
