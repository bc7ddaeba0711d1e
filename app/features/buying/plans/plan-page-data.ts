import { counted } from '#app/kernel/numbers.ts';
import type { Edition } from '#app/site/edition.ts';
import { agesText, chargesOf, findRateNote } from '../prices/price-words.ts';
import {
  currencyCodes,
  editionCurrency,
  tierIds,
  type GroupRules,
  type PriceList,
} from '../prices/price-list.ts';
import { withHospitalRow } from '../fit/fit-data.ts';
import { fitFieldNames, keptFields } from '../fit/fit-values.ts';
import { foundHospital, type OwnHospital } from '../fit/own-hospital.types.ts';
import type { Party } from '../party/party.ts';
import { ageBandsOf } from '../party/price-party.ts';
import type { PlanCatalogue, PlanPageSlug, PriceTableKind } from './catalogue.types.ts';
import type { SalesContact } from '../page/sales-contact.ts';
import { offerPageData } from './offer/offer-page-data.ts';
import { peoplePageData } from './people/people-values.ts';
import { readComparisonChoice } from './compare/plan-controls.tsx';
import { benefitRows, headPrices, priceRow, waitRows } from './compare/plan-table-data.ts';

export type PriceValidity = ReturnType<typeof validityOf>;

/** Sections about cover, which all plan pages share. */
export type CoverData = ReturnType<typeof coverData>;
export type PlanPageData = ReturnType<typeof planPageData>;

interface Visit {
  readonly slug: PlanPageSlug;
  readonly edition: Edition;
  readonly parameters: URLSearchParams;
  readonly insurer: SalesContact;
  readonly now: Date;
}

export function planPageData(
  catalogue: PlanCatalogue,
  { slug, edition, parameters, insurer, now }: Visit,
) {
  const page = catalogue.pages[slug][edition];
  const { prices } = catalogue;
  const currency = editionCurrency(edition);
  const isGroup = page.buyer === 'staff' || page.buyer === 'association';
  const cover = coverData(catalogue, edition, isGroup);
  const people = peoplePageData(catalogue, { page, edition, parameters, insurer });
  return {
    page,
    priceTable: page.prices && {
      ...priceTables[page.prices],
      prices: partiesOf(page.prices, prices).map(([label, party]) =>
        priceRow(label, { party, pay: 'yearly', currency }, prices),
      ),
      /** Undefined for naira. */
      rateNote: findRateNote(currency, prices),
    },
    cover,
    people,
    /** Undefined on pages for people, not groups. */
    offer: people && offerPageData(people, parameters, now),
  };
}

export type ComparisonData = ReturnType<typeof comparisonData>;

export function comparisonData(
  catalogue: PlanCatalogue,
  edition: Edition,
  parameters: URLSearchParams,
  hospital: OwnHospital,
) {
  const homeCurrency = editionCurrency(edition);
  const currencies = edition === 'NG' ? (['NGN'] as const) : currencyCodes;
  const { groups } = catalogue.prices;
  const { recommended } = catalogue;
  const choice = readComparisonChoice(parameters, { currency: homeCurrency, recommended });
  return {
    page: catalogue.pages['insurance-plans'][edition],
    groups: withHospitalRow(benefitRows(catalogue), foundHospital(hospital)),
    /** What the address says of the page's other form. */
    kept: keptFields(parameters, fitFieldNames),
    heads: headPrices(catalogue.prices, currencies),
    recommended,
    validity: validityOf(catalogue.prices),
    /** One for each currency except the naira. */
    rateNotes: currencies.flatMap((currency) => {
      const text = findRateNote(currency, catalogue.prices);
      return text === undefined ? [] : [{ currency, text }];
    }),
    cover: coverData(catalogue, edition),
    /** Group sizes from which a discount applies. */
    discountFrom: {
      staff: firstDiscount(groups.staff),
      association: firstDiscount(groups.association),
    },
    choice: edition === 'NG' ? { ...choice, currency: homeCurrency } : choice,
  };
}

function firstDiscount({ fewest, discounts }: GroupRules): number {
  return discounts[0]?.from ?? fewest;
}

/** Picks the date, validity and charges from the price list. */
export function validityOf(prices: PriceList) {
  const { isSample, asOf, quoteValidDays } = prices;
  return { isSample, asOf, quoteValidDays, charges: chargesOf(prices) };
}

export function coverData(catalogue: PlanCatalogue, edition: Edition, isGroup = false) {
  return {
    tiers: tierIds.map((tier) => catalogue.tiers[tier]),
    recommended: catalogue.recommended,
    rules: catalogue.cover[edition],
    waits: waitRows(catalogue, isGroup),
    coveredFrom: coveredFrom(catalogue.benefits),
    groups: catalogue.benefits.map((group) => ({
      name: group.name,
      icon: group.icon,
      coveredFrom: coveredFrom([group]),
    })),
    bands: catalogue.bands,
  };
}

function coveredFrom(groups: PlanCatalogue['benefits']) {
  const all = groups.flatMap(({ benefits }) => benefits).filter(({ id }) => id !== 'limit');
  return tierIds
    .map((tier) => ({
      tier,
      names: all
        .filter(({ values }) => tierIds.find((id) => values[id].isCovered) === tier)
        .map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0);
}

/** Title of a table of prices, and of its first column. */
const priceTables = {
  ages: { title: 'Prices by age', label: 'Age' },
  family: { title: 'Prices for other families', label: 'Family' },
  staff: { title: 'Prices by number of people', label: 'People covered (price per person)' },
  association: { title: 'Prices by number of members', label: 'Members (price per person)' },
} as const satisfies Readonly<Record<PriceTableKind, object>>;

/** Common families: adults, then children. */
const families = [
  [2, 0],
  [1, 3],
  [2, 1],
  [2, 2],
  [2, 3],
  [2, 4],
] as const;

/** Lists whom a table has prices for, line by line. */
function partiesOf(
  kind: PriceTableKind,
  prices: PriceList,
): readonly (readonly [label: string, party: Party])[] {
  switch (kind) {
    case 'ages':
      return ageBandsOf(prices).map((band) => {
        const label = band.fromAge === 0 ? `Under ${band.toAge + 1}` : agesText(band);
        return [label, { buyer: 'someone', age: band.fromAge }];
      });
    case 'family':
      return families.map(([adults, children]) => {
        const words = `${counted(adults, 'adult')} and ${counted(children, 'child', 'children')}`;
        const adultAges = Array.from({ length: adults }, () => prices.ages.adult.fromAge);
        const label = children === 0 ? 'Couple' : words;
        return [label, { buyer: kind, adultAges, parentAges: [], children }];
      });
    case 'staff':
    case 'association': {
      const { fewest, discounts, tenderFrom } = prices.groups[kind];
      const starts = [fewest, ...discounts.map(({ from }) => from)];
      return starts.map((from, index) => {
        const label = `${from} to ${(starts[index + 1] ?? tenderFrom) - 1}`;
        return [label, { buyer: kind, people: from, older: 0, children: 0 }];
      });
    }
  }
}
