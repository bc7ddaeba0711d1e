import { array, constant, constantFrom, integer, oneof, record, type Arbitrary } from 'fast-check';
import type { Group, Party, QuoteRequest } from '#app/features/buying/party/party.ts';
import type { PlanPageSlug } from '#app/features/buying/plans/catalogue.types.ts';
import { currencyCodes, instalmentIds, tierIds } from '#app/features/buying/prices/price-list.ts';
import { prices } from './plan-catalogue.ts';

const { family, groups, callFromAge } = prices;

const numbers = (min: number, max: number) => integer({ min, max });
const counted = (min: number, max: number) => numbers(min, max).map(String);
const adult = numbers(prices.ages.adult.fromAge, callFromAge - 1);

/** A group that the calculator prices, however many children it has. */
export const anyGroup: Arbitrary<Group> = oneof(
  ...(['staff', 'association'] as const).map((buyer) =>
    record({
      buyer: constant(buyer),
      people: numbers(groups[buyer].fewest, groups[buyer].tenderFrom - 40),
      older: numbers(0, groups[buyer].fewest),
      children: numbers(0, 39),
    }),
  ),
);

/** Anybody whom the calculator prices. */
const anyParty: Arbitrary<Party> = oneof(
  record({ buyer: constant('me' as const), age: adult }),
  record({ buyer: constant('someone' as const), age: numbers(0, callFromAge - 1) }),
  record({
    buyer: constant('family' as const),
    adultAges: array(adult, { minLength: 1, maxLength: family.mostAdults }),
    parentAges: array(adult, { maxLength: family.mostParents }),
    children: numbers(0, family.mostChildren),
  }).filter(
    ({ adultAges, parentAges, children }) => adultAges.length + parentAges.length + children > 1,
  ),
  anyGroup,
);

/** What is asked for them. */
export const anyQuote: Arbitrary<QuoteRequest> = record({
  party: anyParty,
  tier: constantFrom(...tierIds),
  pay: constantFrom(...instalmentIds),
  currency: constantFrom(...currencyCodes),
  place: constant({ stateId: 'lagos', area: undefined }),
  relation: constant(undefined),
});

/** What visitors enter on a plan's page, by its address. */
export const anyEntered: Arbitrary<{
  slug: PlanPageSlug;
  typed: Readonly<Record<string, string>>;
}> = oneof(
  record({ slug: constant('individual-plan' as const), typed: record({ age: counted(0, 80) }) }),
  record({
    slug: constant('family-plan' as const),
    typed: record({
      adults: counted(1, family.mostAdults),
      children: counted(1, family.mostChildren),
      parents: counted(0, family.mostParents),
    }),
  }),
  record({
    slug: constant('corperate-plan' as const),
    typed: record({ people: counted(groups.staff.fewest, groups.staff.tenderFrom - 1) }),
  }),
  record({
    slug: constant('association-plan' as const),
    typed: record({
      people: counted(groups.association.fewest, groups.association.tenderFrom - 1),
    }),
  }),
);
