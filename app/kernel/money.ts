import { formatNumber } from './numbers.ts';

export type CurrencyCode = 'NGN' | 'USD' | 'GBP' | 'EUR';

/** An amount in whole kobo, cents or pence: never a fraction, so sums are exact. */
export interface Money {
  readonly minor: number;
  readonly currency: CurrencyCode;
}

/** A share in hundredths of a percent: 10,000 is the whole. */
export type BasisPoints = number;

const wholeShare = 10_000n;

/** Makes an amount from whole minor units. */
export function moneyOf(minor: number, currency: CurrencyCode): Money {
  return { minor, currency };
}

/** Adds amounts of one currency. @throws TypeError for another one */
export function sumOf(amounts: readonly Money[], currency: CurrencyCode): Money {
  const minor = amounts.reduce((total, amount) => total + minorIn(currency, amount), 0);
  return moneyOf(minor, currency);
}

/** Subtracts; the result may be below zero. @throws TypeError for two currencies */
export function differenceOf(amount: Money, less: Money): Money {
  return moneyOf(amount.minor - minorIn(amount.currency, less), amount.currency);
}

/** Multiplies an amount. */
export function timesOf(amount: Money, count: number): Money {
  // Adding 0 turns -0 into 0.
  return moneyOf(amount.minor * count + 0, amount.currency);
}

/** Takes a share of an amount, rounded to the nearest minor unit, halves away from zero. */
export function shareOf(amount: Money, share: BasisPoints): Money {
  const exact = BigInt(amount.minor) * BigInt(share);
  const half = exact < 0n ? -wholeShare / 2n : wholeShare / 2n;
  return moneyOf(Number((exact + half) / wholeShare), amount.currency);
}

/** The price of a foreign currency, and how its amounts are rounded. */
export interface ExchangeRate {
  readonly currency: CurrencyCode;
  /** Minor units of the amount to change, for one whole unit of `currency`. */
  readonly minorPerUnit: number;
  /** 100 rounds to whole dollars, pounds or euros, 1 to cents or pence. */
  readonly roundsToMinor: number;
}

/** Converts an amount of zero or more; rounds once, halves upwards. */
export function exchanged(amount: Money, rate: ExchangeRate): Money {
  const step = BigInt(rate.roundsToMinor);
  const divisor = BigInt(rate.minorPerUnit) * step;
  const steps = (BigInt(amount.minor) * 200n + divisor) / (2n * divisor);
  return moneyOf(Number(steps * step), rate.currency);
}

function minorIn(currency: CurrencyCode, amount: Money): number {
  if (amount.currency !== currency) throw new TypeError(`${amount.currency} is not ${currency}`);
  return amount.minor;
}

/** Writes an amount in plain digits, for programs and spreadsheets: 25500.00. */
export function decimalOf(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads plain digits, such as 25500 or 25500.00, without rounding; undefined for others. */
export function parseDecimal(text: string): number | undefined {
  const [, units, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return units === undefined ? undefined : Number(units + decimals.padEnd(2, '0'));
}

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
