import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  record,
  type Arbitrary,
} from 'fast-check';
import { expect, it } from 'vitest';
import { sumOf } from '#app/kernel/money.ts';
import { prices as published } from '../../../../tests/support/plan-catalogue.ts';
import {
  currencyCodes,
  instalmentIds,
  oldestAge,
  tierIds,
  type PriceList,
} from '../prices/price-list.ts';
import { livesOf, peopleByAge, priceQuote, type Quote } from './price-party.ts';
import type { Group, Party, QuoteRequest } from './party.ts';

const anyAge = integer({ min: 0, max: oldestAge });
const adultAge = integer({ min: 18, max: oldestAge });
const listedAdultAge = integer({ min: 18, max: 60 });

const familyOf = (age: Arbitrary<number>) =>
  record({
    buyer: constant('family' as const),
    adultAges: array(age, { minLength: 1, maxLength: 2 }),
    parentAges: array(age, { maxLength: 2 }),
    children: integer({ min: 0, max: 4 }),
  });
const one = record({
  buyer: constantFrom('me' as const, 'someone' as const),
  age: anyAge,
});
const group = record({
  buyer: constantFrom('staff' as const, 'association' as const),
  people: integer({ min: 10, max: 180 }),
  older: nat({ max: 180 }),
  children: nat({ max: 60 }),
}).map(withOlderAmongThem);

const request: Arbitrary<QuoteRequest> = record({
  party: oneof<Arbitrary<Party>[]>(one, familyOf(adultAge), group),
  tier: constantFrom(...tierIds),
  pay: constantFrom(...instalmentIds),
  currency: constantFrom(...currencyCodes),
});

/** Price lists with odd figures, so that nothing holds only because the published ones are round. */
const priceList: Arbitrary<PriceList> = record({
  bronze: integer({ min: 1_000_001, max: 20_000_000 }),
  surcharge: integer({ min: 0, max: 2_500 }),
  childFactor: integer({ min: 1, max: 10_000 }),
  koboPerUnit: integer({ min: 10_001, max: 500_000 }),
}).map(withOddFigures);

const anyPrices = oneof(constant(published), priceList);

interface OddFigures {
  readonly bronze: number;
  readonly surcharge: number;
  readonly childFactor: number;
  readonly koboPerUnit: number;
}

function withOddFigures({ bronze, surcharge, childFactor, koboPerUnit }: OddFigures): PriceList {
  const rules = { surcharge, rate: { koboPerUnit, day: '2026-11-21' } };
  return {
    ...published,
    adultYearlyKobo: {
      bronze,
      silver: bronze + 333_333,
      gold: bronze * 2 + 1,
      platinum: bronze * 3 + 7,
    },
    ages: { ...published.ages, child: { ...published.ages.child, factor: childFactor } },
    currencies: { ...published.currencies, USD: rules, GBP: rules },
  };
}

function withOlderAmongThem(party: Group): Group {
  return { ...party, older: Math.min(party.older, party.people) };
}

function findQuote(asked: QuoteRequest, prices: PriceList): Quote | undefined {
  const outcome = priceQuote(asked, prices);
  return outcome.kind === 'priced' ? outcome.quote : undefined;
}

it('the lines of a sum add up to its total, to the kobo', () => {
  assert(
    property(request, anyPrices, (asked, prices) => {
      const quote = findQuote(asked, prices);
      const lines = quote?.lines.map(({ amount }) => amount) ?? [];
      expect(sumOf(lines, 'NGN')).toEqual(quote?.yearlyNaira ?? sumOf([], 'NGN'));
    }),
  );
});

it('prices are whole and never negative, and only discounts reduce them', () => {
  assert(
    property(request, anyPrices, (asked, prices) => {
      const quote = findQuote(asked, prices);
      for (const line of quote?.lines ?? []) {
        expect(Number.isSafeInteger(line.amount.minor)).toBe(true);
        expect(line.kind === 'discount' ? -line.amount.minor : line.amount.minor).toBeGreaterThan(
          -1,
        );
      }
      for (const plan of quote?.paymentPlans ?? []) {
        expect(plan.each.minor).toBeGreaterThanOrEqual(0);
        expect(plan.each.minor * plan.payments).toBe(plan.yearTotal.minor);
      }
    }),
  );
});

it('instalments never cost less than paying once, apart from rounding', () => {
  assert(
    property(request, anyPrices, (asked, prices) => {
      const quote = findQuote(asked, prices);
      for (const plan of quote?.paymentPlans ?? []) {
        expect(plan.yearTotal.minor + plan.payments).toBeGreaterThan(quote?.yearly.minor ?? 0);
      }
    }),
  );
});

it('a larger plan never costs less', () => {
  assert(
    property(request, anyPrices, (asked, prices) => {
      const all = tierIds.map((tier) => findQuote({ ...asked, tier }, prices)?.yearly.minor ?? 0);
      expect(all).toEqual(all.toSorted((a, b) => a - b));
    }),
  );
});

/** One person more in each way a party can grow. */
function largerParties(party: Party): Party[] {
  if ('people' in party) {
    return [
      { ...party, people: party.people + 1 },
      { ...party, people: party.people + 1, older: party.older + 1 },
      { ...party, children: party.children + 1 },
    ];
  }
  if (party.buyer !== 'family') return [];
  const { mostAdults, mostChildren, mostParents } = published.family;
  return [
    ...(party.children < mostChildren ? [{ ...party, children: party.children + 1 }] : []),
    ...(party.adultAges.length < mostAdults
      ? [{ ...party, adultAges: [...party.adultAges, 30] }]
      : []),
    ...(party.parentAges.length < mostParents
      ? [{ ...party, parentAges: [...party.parentAges, 58] }]
      : []),
  ];
}

function livesIn(party: Party): number {
  const people = peopleByAge(party, published);
  return people ? livesOf(people) : 0;
}

function discountOf(quote: Quote): number {
  const line = quote.lines.find((each) => each.kind === 'discount');
  return line?.share ?? 0;
}

it('more people never pay less, except where a discount starts', () => {
  assert(
    property(request, (asked) => {
      const before = findQuote(asked, published);
      for (const party of largerParties(asked.party)) {
        const after = findQuote({ ...asked, party }, published);
        if (!before || !after || after.yearly.minor >= before.yearly.minor) continue;
        expect(discountOf(after)).toBeGreaterThan(discountOf(before));
      }
    }),
    { numRuns: 500 },
  );
});

it('a group hears when one more adult makes it cheaper', () => {
  const steps = published.groups.staff.discounts.map(({ from }) => from - 1);
  const nearDiscount = record({
    buyer: constantFrom('staff' as const, 'association' as const),
    people: constantFrom(...steps),
    older: nat({ max: 99 }),
    children: constant(0),
  }).map(withOlderAmongThem);
  assert(
    property(nearDiscount, request, (party, rest) => {
      const before = findQuote({ ...rest, party }, published);
      const larger = { ...party, people: party.people + 1 };
      const after = findQuote({ ...rest, party: larger }, published);
      if (!before || !after || after.yearly.minor >= before.yearly.minor) return;
      expect(before.cheaperStep).toMatchObject({ people: livesIn(larger), yearly: after.yearly });
    }),
  );
});

it('every age has a price, and nobody pays less for being older', () => {
  assert(
    property(request, anyPrices, (asked, prices) => {
      const yearlyAt = (age: number) => {
        const quote = findQuote({ ...asked, party: { buyer: 'someone', age } }, prices);
        return quote?.yearly.minor ?? 0;
      };
      const all = Array.from({ length: oldestAge + 1 }, (_, age) => yearlyAt(age));
      expect(all).toEqual(all.toSorted((a, b) => a - b));
      if (prices === published) expect(all[0]).toBeGreaterThan(0);
    }),
    { numRuns: 20 },
  );
});

it('families of every size up to 60 follow the rules without exception', () => {
  assert(
    property(familyOf(listedAdultAge), constantFrom(...tierIds), (party, tier) => {
      const asked = { party, tier, pay: 'yearly', currency: 'NGN' } as const;
      const before = findQuote(asked, published)?.yearly.minor ?? 0;
      for (const larger of largerParties(party)) {
        const after = findQuote({ ...asked, party: larger }, published)?.yearly.minor ?? 0;
        expect(after).toBeGreaterThanOrEqual(before);
      }
    }),
  );
});
