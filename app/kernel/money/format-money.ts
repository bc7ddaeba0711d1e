import type { CurrencyCode, Money } from './money.ts';

const signs: Record<CurrencyCode, string> = { NGN: '₦', USD: '$', GBP: '£' };

/** Exactly as it is to be paid: ₦255,000, $67 or £6.03. Kobo and cents show where there are any. */
export function formatMoney({ minor, currency }: Money): string {
  const digits = Math.abs(minor) % 100 === 0 ? 0 : 2;
  const units = (Math.abs(minor) / 100).toLocaleString('en-NG', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${minor < 0 ? '−' : ''}${signs[currency]}${units}`;
}

/** A limit in few letters: ₦1.4 million, ₦150,000. */
export function formatLimit(money: Money): string {
  const million = 100_000_000;
  if (money.minor < million) return formatMoney(money);
  const millions = (money.minor / million).toLocaleString('en-NG', { maximumFractionDigits: 2 });
  return `${signs[money.currency]}${millions} million`;
}
