import { assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatLimit,
  formatMoney,
  differenceOf,
  exchanged,
  moneyOf,
  shareOf,
  sumOf,
  timesOf,
} from './money.ts';

const naira = (amount: number) => moneyOf(Math.round(amount * 100), 'NGN');
const amounts = integer({ min: 0, max: 10 ** 12 }).map((kobo) => moneyOf(kobo, 'NGN'));

describe('amounts', () => {
  it('are summed, multiplied and compared in whole kobo', () => {
    expect(sumOf([naira(0.1), naira(0.2)], 'NGN')).toEqual(naira(0.3));
    expect(sumOf([], 'USD')).toEqual(moneyOf(0, 'USD'));
    expect(timesOf(naira(90_000), 3)).toEqual(naira(270_000));
    expect(differenceOf(naira(1), naira(2.5))).toEqual(naira(-1.5));
  });

  it.each([
    [100, 7000, 70],
    [1, 5000, 1],
    [1, 4999, 0],
    [3, 5000, 2],
    [-3, 5000, -2],
    [333, 3333, 111],
  ])('%i kobo times %i basis points are %i kobo, halves away from zero', (kobo, share, is) => {
    expect(shareOf(moneyOf(kobo, 'NGN'), share)).toEqual(moneyOf(is, 'NGN'));
  });

  it('are never further than half a kobo from the exact share', () => {
    assert(
      property(amounts, integer({ min: 0, max: 30_000 }), (amount, share) => {
        const exact = BigInt(amount.minor) * BigInt(share);
        const rounded = BigInt(shareOf(amount, share).minor) * 10_000n;
        const error = rounded > exact ? rounded - exact : exact - rounded;
        expect(error <= 5_000n).toBe(true);
      }),
    );
  });
});

describe('an exchange', () => {
  const toDollars = { currency: 'USD', minorPerUnit: 150_000, roundsToMinor: 100 } as const;

  it.each([
    [100_800, 67],
    [151_200, 101],
    [2_249.99, 1],
    [2_250, 2],
    [0, 0],
  ])('of ₦%d at 1,500 gives %d whole dollars', (amount, dollars) => {
    expect(exchanged(naira(amount), toDollars)).toEqual(moneyOf(dollars * 100, 'USD'));
  });

  it('may be rounded to cents', () => {
    expect(exchanged(naira(100_800), { ...toDollars, roundsToMinor: 1 })).toEqual(
      moneyOf(6_720, 'USD'),
    );
  });

  it('never gives less for more', () => {
    assert(
      property(amounts, nat({ max: 10 ** 9 }), (amount, more) => {
        const larger = moneyOf(amount.minor + more, 'NGN');
        const [less, greater] = [exchanged(amount, toDollars), exchanged(larger, toDollars)];
        expect(greater.minor).toBeGreaterThanOrEqual(less.minor);
      }),
    );
  });
});

it.each([
  [moneyOf(25_500_000, 'NGN'), '₦255,000'],
  [moneyOf(25_500_050, 'NGN'), '₦255,000.50'],
  [moneyOf(-4_590_000, 'NGN'), '−₦45,900'],
  [moneyOf(6_700, 'USD'), '$67'],
  [moneyOf(603, 'USD'), '$6.03'],
  [moneyOf(0, 'GBP'), '£0'],
])('%o is written %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

it.each([
  [150_000, '₦150,000'],
  [1_000_000, '₦1 million'],
  [1_400_000, '₦1.4 million'],
])('a limit of %i naira is written %s', (amount, text) => {
  expect(formatLimit(naira(amount))).toBe(text);
});
