import { formatDay } from '#app/kernel/days.ts';
import { formatMoney } from '#app/kernel/format-money.ts';
import { moneyOf, type BasisPoints, type CurrencyCode } from '#app/kernel/money.ts';
import { formatNumber } from '#app/kernel/numbers.ts';
import {
  oldestAge,
  type AgeBand,
  type ExchangeRate,
  type InstalmentId,
  type PriceList,
} from './price-list.ts';

/** Formats a share as a percentage: "12%". */
export function formatShare(share: BasisPoints): string {
  return `${formatNumber(share / 100)}%`;
}

/** Charges on top of the yearly price in naira, such as "12%". */
export interface Charges {
  /** For paying in a foreign currency. */
  readonly abroad: string;
  readonly quarterly: string;
  readonly monthly: string;
}

const wholeShare = 10_000;

/** Reads the charges from the price list. */
export function chargesOf({ instalments, currencies }: PriceList): Charges {
  const overTheYear = (id: InstalmentId) =>
    formatShare(instalments[id].payments * instalments[id].share - wholeShare);
  return {
    abroad: formatShare(currencies.USD.surcharge),
    quarterly: overTheYear('quarterly'),
    monthly: overTheYear('monthly'),
  };
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
