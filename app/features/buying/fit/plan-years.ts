import { moneyOf, sumOf, type Money } from '#app/kernel/money.ts';
import { inCurrency, priceEachPlan } from '../party/price-party.ts';
import type { Quote, QuoteRequest } from '../party/party.ts';
import type { PlanCatalogue } from '../plans/catalogue.types.ts';
import type { TierId } from '../prices/price-list.ts';
import { useLevels, type UseLevel } from './typical-care.schema.ts';
import {
  termsOf,
  yearlyShare,
  type CareExpected,
  type OwnPart,
  type YearOfCare,
} from './yearly-cost.ts';

/** A year with a plan: what it costs, and what stays to pay, in the currency of the request. */
export interface Year {
  readonly share: Money;
  /** Price and share. */
  readonly total: Money;
  /** In naira, as hospitals bill. */
  readonly shareNaira: Money;
  readonly parts: readonly OwnPart[];
}

/** What one plan would cost in a year. */
export interface PlanYear {
  readonly tier: TierId;
  /** The price, paid once a year. */
  readonly quote: Quote;
  /** The first year, for each level of use. */
  readonly levels: Readonly<Record<UseLevel, Year>>;
  /** The first year, as it is expected. */
  readonly expected: Year;
  /** The same care after all waiting periods; undefined where that changes nothing. */
  readonly later: Year | undefined;
}

export type PlanYears =
  { readonly kind: 'priced'; readonly plans: readonly PlanYear[] } | { readonly kind: 'call' };

export type AskedPeople = Pick<QuoteRequest, 'party' | 'currency'>;

interface Expectation {
  readonly expected: CareExpected;
  /** The plans that pay at the members' own hospital; undefined where it, or its bands, are not known. */
  readonly hospitalPlans: readonly TierId[] | undefined;
}

/** A smaller difference, in percent, is less than such an estimate can tell. */
const closePercent = 10;

/** Prices a year with each plan, the one that costs least first. */
export function planYears(
  people: AskedPeople,
  expectation: Expectation,
  catalogue: Pick<PlanCatalogue, 'prices' | 'benefits' | 'typicalCare'>,
): PlanYears {
  const priced = priceEachPlan({ ...people, pay: 'yearly' }, catalogue.prices);
  if (priced.kind === 'call') return { kind: 'call' };
  const plans = priced.quotes.map((quote) => planYear(quote, expectation, catalogue));
  return { kind: 'priced', plans: plans.sort((one, other) => costOf(one) - costOf(other)) };
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
  catalogue: Pick<PlanCatalogue, 'prices' | 'benefits' | 'typicalCare'>,
): PlanYear {
  const { request, lives } = quote;
  const terms = termsOf(catalogue, request.tier);
  const yearOf = (care: Pick<YearOfCare, 'expected' | 'year'>): Year => {
    const isHospitalIn = hospitalPlans?.includes(request.tier) ?? true;
    const lines = catalogue.typicalCare.care;
    const { kobo, parts } = yearlyShare(terms, { ...care, lines, lives, isHospitalIn });
    const shareNaira = moneyOf(kobo, 'NGN');
    const share = inCurrency(shareNaira, request.currency, catalogue.prices);
    const total = sumOf([quote.yearly, share], request.currency);
    return { share, total, shareNaira, parts };
  };
  const first = (level: UseLevel) => yearOf({ expected: { ...expected, level }, year: 'first' });
  const levels = Object.fromEntries(useLevels.map((level) => [level, first(level)])) as Record<
    UseLevel,
    Year
  >;
  const later = yearOf({ expected, year: 'later' });
  const now = levels[expected.level];
  return {
    tier: request.tier,
    quote,
    levels,
    expected: now,
    later: later.shareNaira.minor < now.shareNaira.minor ? later : undefined,
  };
}
