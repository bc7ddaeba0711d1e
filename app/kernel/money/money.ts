import {
  add,
  dinero,
  halfAwayFromZero,
  multiply,
  subtract,
  toSnapshot,
  transformScale,
  type Dinero,
} from 'dinero.js';
import { GBP, NGN, USD } from 'dinero.js/currencies';

export type CurrencyCode = 'NGN' | 'USD' | 'GBP';

/** An amount in whole kobo, cents or pence: never a fraction, so sums are exact. */
export interface Money {
  readonly minor: number;
  readonly currency: CurrencyCode;
}

/** A share in hundredths of a percent: 10,000 is the whole. */
export type BasisPoints = number;

const currencies = { NGN, USD, GBP };
/** All three currencies have a hundred minor units. */
const minorScale = 2;
const basisPointScale = 4;

/** An amount from whole minor units. */
export function moneyOf(minor: number, currency: CurrencyCode): Money {
  return { minor, currency };
}

/** What several amounts of one currency make together. */
export function sumOf(amounts: readonly Money[], currency: CurrencyCode): Money {
  const zero = toDinero(moneyOf(0, currency));
  return fromDinero(amounts.reduce((total, amount) => add(total, toDinero(amount)), zero));
}

/** What is left of an amount, or below zero, what is lacking. */
export function differenceOf(amount: Money, less: Money): Money {
  return fromDinero(subtract(toDinero(amount), toDinero(less)));
}

/** An amount several times. */
export function timesOf(amount: Money, count: number): Money {
  return fromDinero(multiply(toDinero(amount), count));
}

/** A share of an amount, rounded to the nearest minor unit; a half goes away from zero. */
export function shareOf(amount: Money, share: BasisPoints): Money {
  const exact = multiply(toDinero(amount), { amount: share, scale: basisPointScale });
  return fromDinero(transformScale(exact, minorScale, halfAwayFromZero));
}

/** What one unit of a foreign currency costs, and to what its amounts are rounded. */
export interface ExchangeRate {
  readonly currency: CurrencyCode;
  /** Minor units of the amount to change, for one whole unit of `currency`. */
  readonly minorPerUnit: number;
  /** 100 rounds to whole dollars or pounds, 1 to cents or pence. */
  readonly roundsToMinor: number;
}

/** Changes an amount that is not negative; the result is rounded once, a half upwards. */
export function exchanged(amount: Money, rate: ExchangeRate): Money {
  const step = BigInt(rate.roundsToMinor);
  const divisor = BigInt(rate.minorPerUnit) * step;
  const steps = (BigInt(amount.minor) * 200n + divisor) / (2n * divisor);
  return moneyOf(Number(steps * step), rate.currency);
}

function toDinero({ minor, currency }: Money): Dinero<number> {
  return dinero({ amount: minor, currency: currencies[currency], scale: minorScale });
}

function fromDinero(amount: Dinero<number>): Money {
  const { amount: minor, currency } = toSnapshot(amount);
  return moneyOf(minor, currency.code as CurrencyCode);
}
