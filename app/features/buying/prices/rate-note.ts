import { formatDay } from '#app/kernel/days/format-day.ts';
import { formatMoney } from '#app/kernel/money/format-money.ts';
import { moneyOf, type CurrencyCode } from '#app/kernel/money/money.ts';
import { formatShare } from './format-share.ts';
import type { PriceList } from './price-list.ports.ts';

/** The exchange rate and surcharge in words; undefined for the naira. */
export function findRateNote(currency: CurrencyCode, prices: PriceList): string | undefined {
  const { rate, surcharge } = prices.currencies[currency];
  if (!rate) return undefined;
  const exchange = `${formatMoney(moneyOf(rate.koboPerUnit, 'NGN'))} to ${formatMoney(moneyOf(100, currency))}`;
  const share = formatShare(surcharge);
  return `Converted at ${exchange} (${formatDay(rate.day)}). Includes a ${share} charge for paying from abroad.`;
}
