import { formatDay } from '#app/kernel/days.ts';
import {
  formatMoney,
  moneyOf,
  type BasisPoints,
  type CurrencyCode,
  type Money,
} from '#app/kernel/money.ts';
import { counted, formatNumber } from '#app/kernel/numbers.ts';
import {
  currencyNames,
  oldestAge,
  perPayment,
  type AgeBand,
  type ExchangeRate,
  type InstalmentId,
  type PriceList,
} from './price-list.ts';
import type { PaymentPlan, PriceLine } from '../party/party.ts';
import type { Quote } from '../party/price-party.ts';

/** Formats a share as a percentage: "12%". */
export function formatShare(share: BasisPoints): string {
  return `${formatNumber(share / 100)}%`;
}

/** Charges on top of the yearly price in naira, such as "12%". */
export type Charges = ReturnType<typeof chargesOf>;

const wholeShare = 10_000;

export function chargesOf({ instalments, currencies }: PriceList) {
  const overTheYear = (id: InstalmentId) =>
    formatShare(instalments[id].payments * instalments[id].share - wholeShare);
  return {
    /** For paying in a foreign currency. */
    abroad: formatShare(currencies.USD.surcharge),
    quarterly: overTheYear('quarterly'),
    monthly: overTheYear('monthly'),
  };
}

/** Says how far prices can be relied on: "Sample prices, last updated 21 November 2026." */
export function asOfWords({ isSample, asOf }: Pick<PriceList, 'isSample' | 'asOf'>): string {
  return `${isSample ? 'Sample prices' : 'Prices'}, last updated ${formatDay(asOf)}.`;
}

/** Formats the ages of a band: "61 to 65", "76 and over". */
export function agesText({ fromAge, toAge }: AgeBand): string {
  return toAge >= oldestAge ? `${fromAge} and over` : `${fromAge} to ${toAge}`;
}

/** Formats an exchange rate: "₦1,500 = $1 (21 November 2026)". */
export function rateText(currency: CurrencyCode, { koboPerUnit, day }: ExchangeRate): string {
  const naira = formatMoney(moneyOf(koboPerUnit, 'NGN'));
  return `${naira} = ${formatMoney(moneyOf(100, currency))} (${formatDay(day)})`;
}

/** Describes the exchange rate and surcharge; undefined for the naira. */
export function findRateNote(currency: CurrencyCode, prices: PriceList): string | undefined {
  const { rate, surcharge } = prices.currencies[currency];
  if (!rate) return undefined;
  return `Converted at ${rateText(currency, rate)}. Includes a ${formatShare(surcharge)} charge for paying from abroad.`;
}

/** Tells people above the last age band how to get a price. */
export function askForPrice(callFromAge: number): string {
  return `From ${callFromAge}, ask us for a price. We don’t show prices online for people aged ${callFromAge} or over.`;
}

/** Formats one payment: "₦255,000 a year". */
export function paymentText({ each, id }: PaymentPlan): string {
  return `${formatMoney(each)} ${perPayment[id]}`;
}

interface SumLine {
  readonly label: string;
  readonly amount: Money;
  readonly isTotal?: boolean;
}

/** Lists how the price of a year adds up, line by line. */
export function sumLines(quote: Quote, prices: PriceList): SumLine[] {
  const { lines, rate, yearly, yearlyNaira, request } = quote;
  const { currency } = request;
  const conversion = rate && [
    { label: 'Subtotal in naira', amount: yearlyNaira },
    {
      label: `Converted at ${rateText(currency, rate)}, rounded to whole ${currencyNames[currency].toLowerCase()}`,
      amount: yearly,
    },
  ];
  return [
    ...lines.map((line) => ({ label: lineLabel(line, prices), amount: line.amount })),
    ...(conversion ?? []),
    { label: 'Total for one year', amount: yearly, isTotal: true },
  ];
}

/** Explains the price of people above the price list's last band; undefined without one. */
export function findSeniorNote(
  { lines }: Pick<Quote, 'lines'>,
  prices: PriceList,
): string | undefined {
  const { callFromAge, seniors, ages } = prices;
  const first = ages.older.toAge + 1;
  const hasSenior = lines.some((line) => line.kind === 'people' && line.band.fromAge >= first);
  if (!hasSenior) return undefined;
  const last =
    callFromAge > oldestAge ? `From age ${first}` : `From ${first} to ${callFromAge - 1}`;
  return `${last} the price rises with age (rule of ${formatDay(seniors.validFrom)}). Limits and waiting periods are the same at every age. Check long-term illness before you choose: it has a waiting period, and not every plan covers it.`;
}

/** Labels a line of the sum: "2 adults, 18 to 45, at ₦135,000". */
export function lineLabel(line: PriceLine, prices: PriceList): string {
  switch (line.kind) {
    case 'people': {
      const each = line.count > 1 ? `, at ${formatMoney(line.each)}` : '';
      return `${bandLabel(line, prices)}${each}`;
    }
    case 'discount': {
      const unit = line.of === 'family' ? 'members' : 'people';
      return `${formatShare(line.share)} off, from ${line.from} ${unit}`;
    }
    case 'surcharge':
      return `Charge for paying from abroad, ${formatShare(line.share)}`;
  }
}

function bandLabel(line: Extract<PriceLine, { kind: 'people' }>, prices: PriceList): string {
  const { fromAge, toAge, factor } = line.band;
  if (fromAge === 0) {
    return `${counted(line.count, 'child', 'children')} under ${toAge + 1}`;
  }
  const people = `${adultWords(line)}, ${agesText(line.band)}`;
  const isSenior = fromAge > prices.ages.older.toAge;
  return isSenior ? `${people}, ${formatShare(factor)} of the adult price` : people;
}

/** Counts spouses: "1 husband or wife", "5 husbands and wives". */
export function spousesInWords(count: number): string {
  return counted(count, 'husband or wife', 'husbands and wives');
}

function adultWords({ who, count }: Extract<PriceLine, { kind: 'people' }>): string {
  if (who === 'staff') return `${count} staff`;
  return who === 'spouses' ? spousesInWords(count) : counted(count, 'adult');
}
