import { describe, expect, it } from 'vitest';
import { useOrderBook } from '../../../tests/support/use-order-book.ts';
import { useStore } from '../../../tests/support/use-store.ts';

describe('staff', () => {
  const { run } = useOrderBook(useStore('sqlite'));
  const ref = '5E2EBBDD';
  const paid = (amount: string, date = '2026-11-20') => [
    'paid',
    ref,
    '--amount',
    amount,
    '--date',
    date,
    '--ref',
    'FT-1',
  ];

  it.each([
    [[], 'no command given'],
    [['constructor'], 'unknown command "constructor"'],
    [['show'], "show needs an order's reference"],
    [['cancel', 'ada'], '"ada" is not an order\'s reference, such as 5E2EBBDD'],
    [['cancel', '%%%%%%%%'], '"%%%%%%%%" is not an order\'s reference'],
    [['remind', ref], `remind does not take "${ref}"`],
    [['list', 'ada', 'example'], 'list does not take "example": put spaces in quotes'],
    [['list', '--amount', '1'], "Unknown option '--amount'"],
    [['list', '--state', 'lost'], '--state must be one of open, paid, attention, cancelled'],
    [['list', '--since', 'soon'], '--since must be a date such as 2026-11-21'],
    [['list', '--format', 'xlsx'], '--format must be csv or jsonl'],
    [['paid', ref, '--amount', '1', '--date', '2026-11-20'], '--ref is missing'],
    [['paid', ref, '--amount', '1', '--ref', 'FT'], '--date is missing'],
    [
      ['paid', ref, '--amount', '1', '--date', '2026-11-20', '--ref', ' \u202a'],
      '--ref is missing',
    ],
    [['email', ref, '--to', 'right@mail'], '--to: Add the ending of your email address'],
    [['price', ref], '--amount is missing'],
    [['take-back', ref, '--ref', 'FT-9'], '--reason is missing'],
    [['reopen', ref], '--reason is missing'],
    [['end-link', ref], '--reason is missing'],
    [
      ['price', ref, '--amount', '1', '--pay', 'daily'],
      '--pay must be one of yearly, quarterly, monthly',
    ],
    [['price', ref, '--amount', '1', '--currency', 'XAF'], '--currency must be one of NGN, USD'],
    [['refund', ...paid('1').slice(1), '--currency', 'XAF'], '--currency must be one of NGN, USD'],
    [[...paid('1'), '--currency', 'USD'], "Unknown option '--currency'"],
    [paid('much'), '--amount: "much" is not an amount'],
    [paid('25,500.00'), '--amount: "25,500.00" is not an amount'],
    [paid('1e3'), '--amount: "1e3" is not an amount'],
    [paid('25500.001'), '--amount: "25500.001" has more than two decimals'],
    [paid('0.00'), '--amount: must be more than nothing'],
    [paid('1', '2026-02-30'), '--date: "2026-02-30" is not a day'],
    [paid('1', '20/11/2026'), '--date: "20/11/2026" is not a day'],
    [paid('1', '2999-01-01'), '--date: 2999-01-01 is in the future'],
  ])('who ask for %j are told how to ask', async (args, message) => {
    const { status, stderr } = await run(...args);
    expect(status).toBe(1);
    const [usage, reason] = stderr.split(/\n\n(?=[^\n]+\n$)/);
    expect(usage).toMatch(/^(Store: .+\n)?npm run enrolments -- list/);
    expect(reason).toContain(message);
  });
});
