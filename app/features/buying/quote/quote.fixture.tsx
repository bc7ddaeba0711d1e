import type { Edition } from '#app/site/edition.ts';
import { isFramed } from '#app/site/framed.ts';
import { salesContact } from '../page/sales-contact.ts';
import { tierIds, type PriceList } from '../prices/price-list.ts';
import type { Tier } from '../plans/catalogue.types.ts';
import { readQuoteValues } from '../party/party-fields.ts';
import { showPage, site } from '../../../../tests/support/show-page.tsx';
import { isAskedBy, withChangedMembers, withStart, type QuotePageData } from './quote-page-data.ts';
import { QuotePage } from './quote-page.tsx';

const noDiscount = { from: 20, share: 500 };
const abroad = (koboPerUnit: number) => ({
  surcharge: 1200,
  rate: { koboPerUnit, day: '2026-11-21' },
});

/** A price list with round figures. */
export const examplePrices: PriceList = {
  isSample: true,
  asOf: '2026-11-21',
  validFrom: '2026-11-21',
  validTo: '2027-11-20',
  quoteValidDays: 30,
  adultYearlyKobo: { bronze: 9e6, silver: 13.5e6, gold: 25.5e6, platinum: 48e6 },
  ages: {
    child: { fromAge: 0, toAge: 17, factor: 7000 },
    adult: { fromAge: 18, toAge: 45, factor: 10_000 },
    older: { fromAge: 46, toAge: 60, factor: 14_000 },
  },
  seniors: {
    validFrom: '2026-11-21',
    bands: [
      { fromAge: 61, toAge: 75, factor: 22_000 },
      { fromAge: 76, toAge: 90, factor: 48_000 },
    ],
  },
  callFromAge: 91,
  family: { mostAdults: 2, mostChildren: 4, mostParents: 2, discount: { from: 4, share: 1000 } },
  groups: {
    staff: { fewest: 5, tenderFrom: 250, discounts: [noDiscount, { from: 50, share: 800 }] },
    association: { fewest: 10, tenderFrom: 1000, discounts: [{ from: 50, share: 700 }] },
  },
  instalments: {
    yearly: { payments: 1, share: 10_000 },
    quarterly: { payments: 4, share: 2600 },
    monthly: { payments: 12, share: 900 },
  },
  latePayment: { graceDays: 7, endsAfterDays: 30 },
  currencies: {
    NGN: { surcharge: 0, rate: undefined },
    USD: abroad(150_000),
    GBP: abroad(200_000),
    EUR: abroad(175_000),
  },
};

const names = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold', platinum: 'Platinum' };
const tiers: Tier[] = tierIds.map((id) => ({
  id,
  name: names[id],
  suits: `For those who like ${names[id]}.`,
  figure: 'market',
  bands: ['D'],
}));

/** Returns the loader's data for a calculator address. */
export function exampleQuoteData(edition: Edition = 'NG', query = ''): QuotePageData {
  const parameters = new URLSearchParams(query);
  const start = {
    buyer: edition === 'NG' ? 'me' : 'someone',
    tier: 'gold',
    currency: edition === 'NG' ? 'NGN' : 'USD',
  } as const;
  const values = withStart(readQuoteValues(parameters), start);
  return {
    prices: examplePrices,
    tiers,
    groups: [
      {
        name: 'Hospital stay',
        icon: 'hospital',
        rows: [{ name: 'Days in hospital', values: ['15 days', '20 days', '25 days', '30 days'] }],
      },
    ],
    waitNotes: {
      alone: 'Waiting period: 14 days for ordinary illness.',
      group: 'Waiting period: none for ordinary illness.',
    },
    start,
    values: edition === 'DG' ? withChangedMembers(values, parameters, examplePrices) : values,
    isAsked: isAskedBy(parameters),
    areas: [],
    isFramed: isFramed(parameters),
    edition,
    insurer: salesContact(edition, site.identity),
  };
}

interface Visit {
  readonly edition?: Edition;
  readonly query?: string;
}

/** Renders the calculator as visitors of an edition see it. */
export function renderQuote({ edition = 'NG', query = '' }: Visit = {}) {
  const data = exampleQuoteData(edition, query);
  return showPage(<QuotePage data={data} answer={undefined} />, edition);
}
