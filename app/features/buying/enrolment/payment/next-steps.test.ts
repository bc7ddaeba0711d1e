import { expect, it } from 'vitest';
import { moneyOf } from '#app/kernel/money.ts';
import { readOrderRequest } from '../../party/party-codec.ts';
import { nextSteps } from './next-steps.server.ts';
import type { Order } from './order-payments.ports.ts';

const promises = {
  replyBy: 'by the end of the next working day',
  startWithin: '1 working day',
  registration: 'we’ll ask for a photograph.',
};
const amount = moneyOf(25_500_000, 'NGN');

function stepsOf(changes: Partial<Order>, today: string) {
  const order: Order = {
    orderToken: 'order',
    token: 'order',
    reference: '5E2EBBDD',
    // A Friday.
    savedOn: '2026-11-27',
    request: readOrderRequest('who=me&age=36&plan=gold', 'NGN'),
    amount,
    owed: amount,
    change: undefined,
    renewal: undefined,
    number: 1,
    schedule: [{ number: 1, token: 'order', dueDay: '2026-11-27', amount, status: 'due' }],
    state: 'idle',
    service: undefined,
    email: undefined,
    correctionsLeft: 0,
    ...changes,
  };
  return nextSteps(order, { promises, today }).map(({ title, when }) => `${title}: ${when}`);
}

it('counts the first day of cover in working days, from the day somebody looks', () => {
  expect(stepsOf({}, '2026-11-27')).toEqual([
    'Order saved: 27 November 2026',
    'You pay ₦255,000: Due 27 November 2026',
    'Your cover starts: By 30 November 2026',
  ]);
  expect(stepsOf({}, '2026-12-02').at(-1)).toBe('Your cover starts: By 3 December 2026');
});

it('starts a renewal on its own day, unless that has gone by', () => {
  const line = {
    number: 1,
    token: 'order',
    dueDay: '2027-01-15',
    amount,
    status: 'later',
  } as const;
  const renewal = { schedule: [line] };
  expect(stepsOf(renewal, '2026-11-27').at(-1)).toBe('Your cover starts: From 15 January 2027');
  expect(stepsOf(renewal, '2027-01-15').at(-1)).toBe('Your cover starts: By 18 January 2027');
});

it('says when we call where the price is still to be agreed', () => {
  const unpriced = { amount: undefined, owed: undefined, schedule: [] };
  expect(stepsOf(unpriced, '2026-11-27')).toEqual([
    'Order saved: 27 November 2026',
    'We call you: We’ll call by the end of the next working day',
    'You pay, and cover starts: Once we’ve agreed the price',
  ]);
});
