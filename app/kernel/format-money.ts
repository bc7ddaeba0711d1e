import { formatNumber } from './numbers.ts';
import type { CurrencyCode, Money } from './money.ts';

const signs: Record<CurrencyCode, string> = { NGN: '₦', USD: '$', GBP: '£', EUR: '€' };

/** Writes an amount to pay: ₦255,000, $67, £6.03; kobo and cents only where there are any. */
export function formatMoney({ minor, currency }: Money): string {
  const positive = Math.abs(minor);
  const rest = positive % 100;
  const units = formatNumber((positive - rest) / 100);
  const parts = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${minor < 0 ? '−' : ''}${signs[currency]}${units}${parts}`;
}

/** Writes a limit in few letters: ₦1.4 million, ₦150,000. */
export function formatLimit(money: Money): string {
  const million = 100_000_000;
  if (money.minor < million) return formatMoney(money);
  const millions = Math.round(money.minor / (million / 100)) / 100;
  return `${signs[money.currency]}${formatNumber(millions)} million`;
}
