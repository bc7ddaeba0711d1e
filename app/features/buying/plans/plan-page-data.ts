import type { CurrencyCode } from '#app/kernel/money/money.ts';
import type { Edition } from '#app/location/edition.ts';
import { chargesOf, type Charges } from '../prices/charges.ts';
import { tierIds, type PriceList, type TierId } from '../prices/price-list.ports.ts';
import { editionCurrency } from '../prices/edition-currency.ts';
import { findRateNote } from '../prices/rate-note.ts';
import type {
  CoverRules,
  PlanCatalogue,
  PlanPage,
  PlanPageSlug,
  PriceTableKind,
  Tier,
} from './catalogue.ports.ts';
import { notCoveredText, type PriceRow } from './plan-rows.ts';
import { benefitRow, hospitalRow, priceRow } from './plan-table-data.ts';
import { waitRows, type WordRow } from './wait-rows.ts';

/** The date of the prices, how long a quote is valid, and the charges on top. */
export interface PriceValidity extends Pick<PriceList, 'isSample' | 'asOf' | 'quoteValidDays'> {
  readonly charges: Charges;
}

/** What the sections after the prices say; the same on every page about plans. */
export interface CoverData {
  readonly tiers: readonly Tier[];
  readonly rules: CoverRules;
  readonly waits: readonly WordRow[];
  /** Benefits by the smallest plan that has them. */
  readonly coveredFrom: readonly { readonly tier: TierId; readonly names: readonly string[] }[];
  readonly bands: PlanCatalogue['bands'];
}

/** All that one page about plans shows. */
export interface PlanPageData {
  readonly page: PlanPage;
  readonly priceTable:
    | {
        readonly label: string;
        readonly prices: readonly PriceRow[];
        readonly limits: readonly WordRow[];
        /** The exchange rate, where amounts are not in naira. */
        readonly rateNote: string | undefined;
      }
    | undefined;
  readonly recommended: TierId;
  readonly validity: PriceValidity;
  readonly cover: CoverData;
}

/** Limits that stand under the prices; the comparison has them all. */
const mainBenefits = ['limit', 'specialist', 'admission', 'surgery', 'maternity'];

/** Puts together one page, for one edition. */
export function planPageData(
  catalogue: PlanCatalogue,
  slug: PlanPageSlug,
  edition: Edition,
): PlanPageData {
  const page = catalogue.pages[slug][edition];
  const { prices } = catalogue;
  const currency = editionCurrency(edition);
  const isGroup = page.buyer === 'staff' || page.buyer === 'association';
  return {
    page,
    priceTable: page.prices && {
      ...priceRows(page.prices, { prices, currency }),
      limits: limitRows(catalogue),
      rateNote: findRateNote(currency, prices),
    },
    recommended: catalogue.recommended,
    validity: validityOf(catalogue),
    cover: coverData(catalogue, edition, isGroup),
  };
}

/** Reads the date, validity and charges from the price list. */
export function validityOf({ prices }: PlanCatalogue): PriceValidity {
  const { isSample, asOf, quoteValidDays } = prices;
  return { isSample, asOf, quoteValidDays, charges: chargesOf(prices) };
}

/** The sections about cover. */
export function coverData(catalogue: PlanCatalogue, edition: Edition, isGroup = false): CoverData {
  return {
    tiers: tierIds.map((tier) => catalogue.tiers[tier]),
    rules: catalogue.cover[edition],
    waits: waitRows(catalogue, isGroup),
    coveredFrom: coveredFrom(catalogue),
    bands: catalogue.bands,
  };
}

function coveredFrom({ benefits }: PlanCatalogue): CoverData['coveredFrom'] {
  const all = benefits.flatMap((group) => group.benefits).filter(({ id }) => id !== 'limit');
  return tierIds
    .map((tier) => ({
      tier,
      names: all
        .filter(({ values }) => tierIds.find((id) => values[id].isCovered) === tier)
        .map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0);
}

function limitRows(catalogue: PlanCatalogue): WordRow[] {
  const all = catalogue.benefits.flatMap((group) => group.benefits);
  const chosen = mainBenefits.flatMap((id) => all.filter((benefit) => benefit.id === id));
  return [...chosen.map(benefitRow), hospitalRow(catalogue)].map(({ name, texts }) => ({
    label: name,
    texts: texts.map((text) => (text === notCoveredText ? 'Not covered' : text)),
  }));
}

/** The list, and the currency in which its prices are shown. */
interface Pricing {
  readonly prices: PriceList;
  readonly currency: CurrencyCode;
}

function priceRows(
  kind: PriceTableKind,
  pricing: Pricing,
): { readonly label: string; readonly prices: readonly PriceRow[] } {
  switch (kind) {
    case 'ages':
      return { label: 'Age', prices: ageRows(pricing) };
    case 'family':
      return { label: 'Family', prices: familyRows(pricing) };
    case 'staff':
      return { label: 'People covered, price for each', prices: groupRows(kind, pricing) };
    case 'association':
      return { label: 'Members, price for each', prices: groupRows(kind, pricing) };
  }
}

function ageRows({ prices, currency }: Pricing): PriceRow[] {
  const { child, adult, older } = prices.ages;
  return [child, adult, older].map(({ fromAge, toAge }) => {
    const label = fromAge === 0 ? `Under ${toAge + 1}` : `${fromAge} to ${toAge}`;
    return priceRow(label, `who=someone&age=${fromAge}&currency=${currency}`, prices);
  });
}

/** Families that are common: adults, then children. */
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
    const spouse = adults === 2 ? `&spouse=${age}` : '';
    const adultWords = adults === 1 ? '1 adult' : '2 adults';
    const childWords = children === 1 ? '1 child' : `${children} children`;
    const label = children === 0 ? 'Couple' : `${adultWords} and ${childWords}`;
    const query = `who=family&age=${age}${spouse}&children=${children}&currency=${currency}`;
    return priceRow(label, query, prices);
  });
}

function groupRows(kind: 'staff' | 'association', { prices, currency }: Pricing): PriceRow[] {
  const { fewest, discounts, tenderFrom } = prices.groups[kind];
  const starts = [fewest, ...discounts.map(({ from }) => from)];
  return starts.map((from, index) => {
    const next = starts[index + 1] ?? tenderFrom;
    const query = `who=${kind}&people=${from}&currency=${currency}`;
    return priceRow(`${from} to ${next - 1}`, query, prices, true);
  });
}
