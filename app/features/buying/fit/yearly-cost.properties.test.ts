import {
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  option,
  property,
  record,
} from 'fast-check';
import { expect, it } from 'vitest';
import { catalogue } from '../../../../tests/support/plan-catalogue.ts';
import type { BenefitTerms } from '../plans/catalogue.types.ts';
import { tierIds } from '../prices/price-list.ts';
import { planYears } from './plan-years.ts';
import { useLevels, type CareLine } from './typical-care.schema.ts';
import { termsOf, yearlyShare, type PlanTerms, type YearOfCare } from './yearly-cost.ts';

const lines = catalogue.typicalCare.care;

const yearOfCare = record({
  lines: constant(lines),
  lives: integer({ min: 1, max: 8 }),
  isHospitalIn: boolean(),
  year: constantFrom('first' as const, 'later' as const),
  expected: record({
    level: constantFrom(...useLevels),
    birthInMonths: option(integer({ min: 0, max: 11 }), { nil: undefined }),
    hasIllness: boolean(),
  }),
});

const anyTerms = record({
  isCovered: boolean(),
  afterMonths: integer({ min: 0, max: 14 }),
  limitKobo: option(integer({ min: 1, max: 60_000_000 }), { nil: undefined }),
  timesAYear: option(integer({ min: 1, max: 12 }), { nil: undefined }),
});

/** A plan of which each benefit has odd terms, so that nothing holds only for the published ones. */
const oddPlan = record({
  tier: constantFrom(...tierIds),
  limitKobo: integer({ min: 1, max: 300_000_000 }),
  all: record(
    Object.fromEntries(lines.map(({ benefit }) => [benefit, anyTerms])) as Record<
      string,
      typeof anyTerms
    >,
  ),
}).map(({ tier, limitKobo, all }) => ({
  tier,
  limitKobo,
  benefits: new Map<string, BenefitTerms>(Object.entries(all)),
}));

/** Lives through a year: each time of care is paid for by the plan as far as it still may. */
function liveThrough(plan: PlanTerms, care: YearOfCare): number {
  let ownKobo = 0;
  for (let person = 0; person < care.lives; person += 1) {
    const budget = { left: plan.limitKobo };
    const used = new Map<string, { times: number; kobo: number }>();
    for (const line of lines.filter((each) => happensTo(person, each, care))) {
      const terms = plan.benefits.get(line.benefit);
      const spent = used.get(line.benefit) ?? { times: 0, kobo: 0 };
      used.set(line.benefit, spent);
      const times = line.timesAYear[care.expected.level];
      for (let time = 1; time <= times; time += 1) {
        const paid = pays(plan, { line, terms, care, time, times })
          ? payFor(line, { terms, spent, budget })
          : 0;
        ownKobo += line.costKobo - paid;
      }
    }
  }
  return ownKobo;
}

function happensTo(person: number, line: CareLine, { expected }: YearOfCare): boolean {
  if (line.for === 'everyone') return true;
  if (person > 0) return false;
  if (line.for === 'birth') return expected.birthInMonths !== undefined;
  return line.for === 'one' || expected.hasIllness;
}

interface OneTime {
  readonly line: CareLine;
  readonly terms: BenefitTerms | undefined;
  readonly care: YearOfCare;
  readonly time: number;
  readonly times: number;
}

function pays({ tier }: PlanTerms, { line, terms, care, time, times }: OneTime): boolean {
  if (!terms?.isCovered) return false;
  if (line.smallestPlan && tierIds.indexOf(tier) < tierIds.indexOf(line.smallestPlan)) return false;
  if (line.atHospital && !care.isHospitalIn) return false;
  if (care.year === 'later') return true;
  if (line.for === 'birth') return (care.expected.birthInMonths ?? 0) >= terms.afterMonths;
  // The last month of a time's part of the year starts after the wait.
  return ((time - 1) * 12) / times >= Math.min(12, terms.afterMonths);
}

interface Account {
  readonly terms: BenefitTerms | undefined;
  readonly spent: { times: number; kobo: number };
  readonly budget: { left: number };
}

function payFor({ costKobo }: CareLine, { terms, spent, budget }: Account): number {
  if (spent.times >= (terms?.timesAYear ?? Infinity)) return 0;
  const allowed = Math.min(costKobo, (terms?.limitKobo ?? Infinity) - spent.kobo);
  spent.times += 1;
  spent.kobo += allowed;
  const paid = Math.min(allowed, budget.left);
  budget.left -= paid;
  return paid;
}

it('the share is what a year lived through, time by time, leaves to pay', () => {
  assert(
    property(oddPlan, yearOfCare, (plan, care) => {
      const { kobo, parts } = yearlyShare(plan, care);
      expect(kobo).toBe(liveThrough(plan, care));
      expect(Number.isSafeInteger(kobo)).toBe(true);
      expect(kobo).toBeGreaterThanOrEqual(0);
      expect(parts.every((part) => part.kobo > 0)).toBe(true);
    }),
  );
});

it('more cover never makes the share larger', () => {
  const more = record({
    kobo: integer({ min: 0, max: 30_000_000 }),
    times: integer({ min: 0, max: 4 }),
  });
  assert(
    property(oddPlan, yearOfCare, more, (plan, care, { kobo, times }) => {
      const larger = new Map(
        [...plan.benefits].map(([id, terms]) => [
          id,
          {
            isCovered: true,
            afterMonths: Math.max(0, terms.afterMonths - times),
            limitKobo: terms.limitKobo && terms.limitKobo + kobo,
            timesAYear: terms.timesAYear && terms.timesAYear + times,
          },
        ]),
      );
      const limitKobo = plan.limitKobo + kobo;
      const after = yearlyShare({ ...plan, benefits: larger, limitKobo }, care);
      expect(after.kobo).toBeLessThanOrEqual(yearlyShare(plan, care).kobo);
    }),
  );
});

it('a larger plan, a later year and a hospital in the plan never make the share larger, more care never smaller', () => {
  assert(
    property(yearOfCare, (care) => {
      const shares = tierIds.map((tier) => yearlyShare(termsOf(catalogue, tier), care).kobo);
      expect(shares).toEqual(shares.toSorted((one, other) => other - one));
      for (const [at, tier] of tierIds.entries()) {
        const terms = termsOf(catalogue, tier);
        const later = yearlyShare(terms, { ...care, year: 'later' }).kobo;
        const inPlan = yearlyShare(terms, { ...care, isHospitalIn: true }).kobo;
        expect(Math.max(later, inPlan)).toBeLessThanOrEqual(shares[at] ?? 0);
        const levels = useLevels.map(
          (level) => yearlyShare(terms, { ...care, expected: { ...care.expected, level } }).kobo,
        );
        expect(levels).toEqual(levels.toSorted((one, other) => one - other));
      }
    }),
  );
});

it('in every currency the year is price and share, and the plan that costs least comes first', () => {
  const currency = constantFrom('NGN', 'USD', 'GBP', 'EUR');
  assert(
    property(yearOfCare, currency, integer({ min: 18, max: 90 }), (care, code, age) => {
      const party = { buyer: 'me', age } as const;
      const { expected } = care;
      const hospitalPlans = care.isHospitalIn ? undefined : (['gold', 'platinum'] as const);
      const years = planYears({ party, currency: code }, { expected, hospitalPlans }, catalogue);
      if (years.kind !== 'priced') throw new Error('no price');
      for (const { quote, levels, later } of years.plans) {
        for (const year of [...Object.values(levels), ...(later ? [later] : [])]) {
          expect(year.total.minor).toBe(quote.yearly.minor + year.share.minor);
          const sum = year.parts.reduce((total, { kobo }) => total + kobo, 0);
          expect(sum).toBe(year.shareNaira.minor);
        }
      }
      const totals = years.plans.map((plan) => plan.expected.total.minor);
      expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    }),
  );
});
