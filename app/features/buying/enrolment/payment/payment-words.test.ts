import { readOrderRequest } from '../../party/party-codec.ts';
import { describe, expect, it } from 'vitest';
import { moneyOf } from '#app/kernel/money.ts';
import { catalogue } from '../../../../../tests/support/plan-catalogue.ts';
import type { InstalmentStatus, Order, PaymentState } from './order-payments.ports.ts';
import { paymentViewOf } from './payment-view.server.ts';
import { paymentWords } from './payment-words.ts';

const promises = {
  replyBy: 'tomorrow',
  startWithin: '1 working day',
  registration: 'we’ll ask for a photograph.',
};
const amount = moneyOf(6_630_000, 'NGN');
const days = ['2026-11-21', '2027-02-21', '2027-05-21', '2027-08-21'];

interface Shown {
  readonly number: number;
  readonly state: PaymentState;
  readonly statuses: readonly InstalmentStatus[];
  readonly today?: string;
}

function viewOf({ number, state, statuses, today = '2026-11-21' }: Shown) {
  const order: Order = {
    orderToken: 'order',
    token: `link${number}`,
    reference: '5E2EBBDD',
    savedOn: '2026-11-21',
    request: readOrderRequest('who=me&age=36&plan=gold&pay=quarterly', 'NGN'),
    amount,
    owed: amount,
    change: undefined,
    renewal: undefined,
    number,
    schedule: statuses.map((status, at) => ({
      number: at + 1,
      token: `link${at + 1}`,
      dueDay: days[at] ?? '',
      amount,
      status,
    })),
    state,
    service: 'paystack',
    email: undefined,
    correctionsLeft: 0,
  };
  const bankTransfer = { isSample: true, accounts: [] };
  const asked = { today, canMail: true, isAddressRefused: false };
  return paymentViewOf(order, { catalogue, bankTransfer, promises, ...asked });
}

const wordsOf = (shown: Shown) => paymentWords(viewOf(shown), promises);

describe('what a payer reads', () => {
  it('of the first payment of four', () => {
    const statuses = ['due', 'later', 'later', 'later'] as const;
    expect(wordsOf({ number: 1, state: 'idle', statuses })).toMatchObject({
      title: 'Your order is saved',
    });
  });

  it('when a later one is due, and when it is overdue', () => {
    const due = ['paid', 'due', 'later', 'later'] as const;
    expect(wordsOf({ number: 2, state: 'idle', statuses: due })).toMatchObject({
      tone: 'calm',
      title: 'Payment 2 of 4 is due on 21 February 2027',
    });
    const overdue = ['paid', 'overdue', 'later', 'later'] as const;
    expect(wordsOf({ number: 2, state: 'idle', statuses: overdue })).toMatchObject({
      tone: 'bad',
      title: 'Payment 2 of 4 is overdue',
      text: 'It was due on 21 February 2027. Pay it now, or call us.',
    });
  });

  it('when one has arrived: which, and when the next is due', () => {
    const statuses = ['paid', 'paid', 'later', 'later'] as const;
    expect(wordsOf({ number: 2, state: 'success', statuses })).toMatchObject({
      title: 'Thank you. Payment 2 of 4 has arrived',
      text: 'Your next payment, ₦66,300, is due on 21 May 2027.',
    });
  });

  it('when a part has arrived: that cover starts with the first alone', () => {
    const statuses = ['due', 'later', 'later', 'later'] as const;
    expect(wordsOf({ number: 1, state: 'short', statuses }).text).toContain('Your cover starts');
    expect(wordsOf({ number: 2, state: 'short', statuses }).text).not.toContain('cover');
  });

  it('when the last has arrived', () => {
    const statuses = ['paid', 'paid', 'paid', 'paid'] as const;
    expect(wordsOf({ number: 4, state: 'success', statuses }).text).toBe(
      'You have made every payment.',
    );
  });
});

describe('what a payer reads of cover when a payment is late', () => {
  const noteOn = (today: string, changes: Partial<Shown> = {}) =>
    viewOf({
      number: 2,
      state: 'idle',
      statuses: ['paid', 'overdue', 'later', 'later'],
      today,
      ...changes,
    }).lateNote;

  it.each([
    ['2027-02-22', /^You keep full cover until 28 February 2027\. After that, cover pauses/],
    ['2027-02-28', /^You keep full cover until .* by 23 March 2027, the contract ends\.$/],
    ['2027-03-01', /^You had full cover until 28 February 2027\. Cover is paused now/],
    ['2027-03-23', /Cover is paused now, emergencies too, .* by 23 March 2027/],
    ['2027-03-24', /The contract ended on 23 March 2027, .* Call us before you pay\.$/],
  ])('on %s, after 21 February: %s', (today, words) => {
    expect(noteOn(today)).toMatch(words);
  });

  it('is nothing before the day, for the first payment, or once it is paid or cancelled', () => {
    const statuses = ['paid', 'due', 'later', 'later'] as const;
    expect(noteOn('2027-02-20', { statuses })).toBeUndefined();
    const first = ['overdue', 'later', 'later', 'later'] as const;
    expect(noteOn('2026-11-25', { number: 1, statuses: first })).toBeUndefined();
    expect(noteOn('2027-02-22', { number: 1 })).toBeUndefined();
    expect(noteOn('2027-02-22', { state: 'closed' })).toBeUndefined();
  });
});

it('each payment has its page, and a receipt once it is paid', () => {
  const statuses = ['paid', 'overdue', 'later', 'later'] as const;
  const { path, linkPath, schedule } = viewOf({ number: 2, state: 'idle', statuses });
  expect(path).toBe('/checkout/payment?request=link2');
  expect(linkPath).toBe('/checkout/payment?request=order');
  expect(schedule.map((line) => [line.path, line.receiptPath])).toEqual([
    ['/checkout/payment?request=link1', '/receipt.pdf?request=link1'],
    ['/checkout/payment?request=link2', undefined],
    ['/checkout/payment?request=link3', undefined],
    ['/checkout/payment?request=link4', undefined],
  ]);
});
