import type { CurrencyCode } from '#app/kernel/money.ts';
import { counted } from '#app/kernel/numbers.ts';
import type { Edition } from '#app/site/edition.ts';
import { agesText, chargesOf, findRateNote, type Charges } from '../prices/price-words.ts';
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
import { ageBandsOf } from '../party/price-party.ts';
import type { PlanCatalogue, PlanPageSlug, PriceTableKind } from './catalogue.types.ts';
import type { SalesContact } from '../page/sales-contact.ts';
import { offerPageData } from './offer/offer-page-data.ts';
import { peoplePageData } from './people/people-values.ts';
import type { PriceRow } from './compare/plan-rows.ts';
import { readComparisonChoice } from './compare/plan-controls.tsx';
import { benefitRows, headPrices, priceRow, waitRows } from './compare/plan-table-data.ts';

export interface PriceValidity extends Pick<PriceList, 'isSample' | 'asOf' | 'quoteValidDays'> {
  readonly charges: Charges;
}

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
  const { tiers } = cover;
  const people = peoplePageData(catalogue, { page, tiers, edition, parameters, insurer });
  return {
    page,
    priceTable: page.prices && {
      title: priceTables[page.prices][0],
      label: priceTables[page.prices][1],
      prices: priceRows(page.prices, { prices, currency }),
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
    validity: validityOf(catalogue),
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
export function validityOf({ prices }: PlanCatalogue): PriceValidity {
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

interface Pricing {
  readonly prices: PriceList;
  readonly currency: CurrencyCode;
}

/** Title of a table of prices, and of its first column. */
const priceTables: Readonly<Record<PriceTableKind, readonly [title: string, label: string]>> = {
  ages: ['Prices by age', 'Age'],
  family: ['Prices for other families', 'Family'],
  staff: ['Prices by number of people', 'People covered (price per person)'],
  association: ['Prices by number of members', 'Members (price per person)'],
};

function priceRows(kind: PriceTableKind, pricing: Pricing): readonly PriceRow[] {
  if (kind === 'ages') return ageRows(pricing);
  return kind === 'family' ? familyRows(pricing) : groupRows(kind, pricing);
}

function ageRows({ prices, currency }: Pricing): PriceRow[] {
  return ageBandsOf(prices).map((band) => {
    const label = band.fromAge === 0 ? `Under ${band.toAge + 1}` : agesText(band);
    const party = { buyer: 'someone', age: band.fromAge } as const;
    return priceRow(label, { party, pay: 'yearly', currency }, prices);
  });
}

/** Common families: adults, then children. */
const families = [
  [2, 0],
  [1, 3],
  [2, 1],
  [2, 2],
  [2, 3],
  [2, 4],
] as const;

function familyRows({ prices, currency }: Pricing): PriceRow[] {
  const age = prices.ages.adult.fromAge;
  return families.map(([adults, children]) => {
    const words = `${counted(adults, 'adult')} and ${counted(children, 'child', 'children')}`;
    const label = children === 0 ? 'Couple' : words;
    const adultAges = Array.from({ length: adults }, () => age);
    const party = { buyer: 'family', adultAges, parentAges: [], children } as const;
    return priceRow(label, { party, pay: 'yearly', currency }, prices);
  });
}

function groupRows(kind: 'staff' | 'association', { prices, currency }: Pricing): PriceRow[] {
  const { fewest, discounts, tenderFrom } = prices.groups[kind];
  const starts = [fewest, ...discounts.map(({ from }) => from)];
  return starts.map((from, index) => {
    const next = starts[index + 1] ?? tenderFrom;
    const party = { buyer: kind, people: from, older: 0, children: 0 };
    return priceRow(`${from} to ${next - 1}`, { party, pay: 'yearly', currency }, prices, true);
  });
}
