import { describe, expect, it } from 'vitest';
import { moneyOf, timesOf } from '#app/kernel/money.ts';
import type { LeadSaver } from '#server/leads/save-leads.ts';
import {
  minuteMs,
  naira,
  paidReport,
  useOrderPayments,
} from '../../tests/support/use-order-payments.ts';
import { engines, useStore } from '../../tests/support/use-store.ts';
import { accountOf } from './account.ts';
import { statusOf } from './order-payments.ts';
import { findOrder, instalmentsOf, rowsOf, saveAttempt } from './order-rows.ts';
import { setPrice } from './set-price.ts';
import { settleAttempt } from './settle-attempt.ts';
import { rowFor } from './start-attempt.ts';

const each = moneyOf(2_295_000, 'NGN');
const dayMs = 24 * 60 * minuteMs;

describe.each(engines)('an order paid by the month, on %s', (engine) => {
  const used = useStore(engine);
  const { enrol, openOrderPayments, now, passTime, paystack, payments, toldStaff } =
    useOrderPayments(used);
  type OrderPayments = Awaited<ReturnType<typeof enrol>>['orderPayments'];

  const paid = (reference: string) => paidReport(reference, { amount: each.minor });

  /** Starts an attempt at a link. @returns its reference */
  async function startAttempt(
    orderPayments: OrderPayments,
    token: string | undefined,
  ): Promise<string> {
    const { kind } = await orderPayments.pay(token ?? '');
    expect(kind).toBe('redirect');
    return [...paystack().transactions.keys()].at(-1) ?? '';
  }

  /** Pays the instalment of a link. */
  async function payOff(orderPayments: OrderPayments, token: string | undefined): Promise<void> {
    const reference = await startAttempt(orderPayments, token);
    const transaction = paystack().transactions.get(reference);
    if (transaction) transaction.status = 'success';
    await orderPayments.record(reference, paid(reference));
  }

  const statuses = async (orderPayments: OrderPayments, token: string) =>
    (await orderPayments.find(token, 'link'))?.schedule.map(({ status }) => status);

  it('has twelve payments, month by month, each at its own unguessable link', async () => {
    const { orderPayments, link, tokens } = await enrol(each, 'monthly');
    const order = await orderPayments.find(link, 'link');
    expect(order?.schedule.map(({ dueDay }) => dueDay).slice(0, 3)).toEqual([
      '2026-11-21',
      '2026-12-21',
      '2027-01-21',
    ]);
    expect(order?.schedule).toHaveLength(12);
    for (const { amount } of order?.schedule ?? []) expect(amount).toEqual(each);
    expect(new Set([link, ...tokens]).size).toBe(13);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{24}$/);
  });

  it('is due on days of Lagos, not of UTC', async () => {
    passTime(13.5 * 60 * minuteMs);
    const { orderPayments, link } = await enrol(each, 'quarterly');
    const order = await orderPayments.find(link, 'link');
    expect(order?.schedule[0]?.dueDay).toBe('2026-11-22');
  });

  it('leads by its own link to the next unpaid payment, and to the last when all are paid', async () => {
    const { orderPayments, link, tokens } = await enrol(each, 'quarterly');
    for (const [at, token] of tokens.entries()) {
      expect(await orderPayments.find(link, 'link')).toMatchObject({
        number: at + 1,
        token,
        state: 'idle',
      });
      await payOff(orderPayments, token);
    }
    expect(await orderPayments.find(link, 'link')).toMatchObject({ number: 4, state: 'success' });
    expect(await orderPayments.pay(link)).toEqual({ kind: 'nothing-due' });
    expect(await toldStaff()).toBe(4);
  });

  it('books payments that come out of order or late, each to its own instalment', async () => {
    const { orderPayments, link, tokens } = await enrol(each, 'quarterly');
    await payOff(orderPayments, tokens[2]);
    expect(await statuses(orderPayments, link)).toEqual(['due', 'later', 'paid', 'later']);
    passTime(200 * dayMs);
    await payOff(orderPayments, tokens[0]);
    expect(await statuses(orderPayments, link)).toEqual(['paid', 'overdue', 'paid', 'later']);
    expect(await orderPayments.find(link, 'link')).toMatchObject({ number: 2 });
  });

  it('two instalments can be paid at the same time', async () => {
    const { orderPayments, tokens } = await enrol(each, 'monthly');
    const other = openOrderPayments(used.other).orderPayments;
    const answers = await Promise.all([
      orderPayments.pay(tokens[0] ?? ''),
      other.pay(tokens[1] ?? ''),
    ]);
    expect(answers.map(({ kind }) => kind)).toEqual(['redirect', 'redirect']);
    expect(paystack().transactions.size).toBe(2);
    const numbers = (await payments()).map(({ instalment }) => instalment);
    expect(new Set(numbers)).toEqual(new Set([1, 2]));
  });

  it('two processes that hear of two payments of an instalment at once book one, and staff see both', async () => {
    const { orderPayments, leadId } = await enrol(naira, 'monthly');
    const other = openOrderPayments(used.other).orderPayments;
    const report = { kind: 'paid', amount: naira } as const;
    const pairs = [];
    for (const instalment of await instalmentsOf(used.store, leadId)) {
      const [one, two] = [1, 2].map((attempt) => rowFor(instalment, 'paystack', attempt, now()));
      if (!one || !two) throw new Error('no attempts');
      await saveAttempt(used.store, one);
      await saveAttempt(used.store, two);
      pairs.push([one.id, two.id] as const);
    }
    for (const [one, two] of pairs) {
      await Promise.all([orderPayments.record(one, report), other.record(two, report)]);
    }
    const rows = await payments();
    const booked = rows.filter(({ state }) => state === 'success');
    expect(new Set(booked.map(({ instalment }) => instalment)).size).toBe(12);
    expect(booked).toHaveLength(12);
    expect(rows.filter(({ problem }) => problem?.startsWith('paid twice: '))).toHaveLength(12);
    const order = await findOrder(used.store, leadId);
    if (!order) throw new Error('there is no order');
    const year = 12 * naira.minor;
    expect(accountOf(await rowsOf(used.store.tables, order))).toMatchObject({
      paidMinor: 2 * year,
      owedMinor: -year,
      state: 'attention',
    });
  });

  it('a payment is booked together with what staff are told of it, or not at all', async () => {
    const { leadId, saver, log } = await enrol(naira, 'quarterly');
    const [instalment] = await instalmentsOf(used.store, leadId);
    if (!instalment) throw new Error('the order has no instalment');
    const attempt = await saveAttempt(used.store, rowFor(instalment, 'paystack', 1, now()));
    const cutOff: LeadSaver = {
      ...saver,
      async saveIn(transaction, lead) {
        await saver.saveIn(transaction, lead);
        throw new Error('cut off');
      },
      async save(lead) {
        await saver.save(lead);
        throw new Error('cut off');
      },
    };
    const settle = (own: LeadSaver) => {
      const options = { store: used.store, saver: own, log, now, hasMail: false };
      return settleAttempt(options, attempt, { kind: 'paid', amount: naira }, 'link');
    };
    await expect(settle(cutOff)).rejects.toThrow('cut off');
    expect(await payments()).toMatchObject([{ state: 'started' }]);
    // Told now, staff read of five payments instead of four: not what the first word said.
    const price = { total: timesOf(naira, 5), pay: 'quarterly', payments: 4 } as const;
    const staff = { enrolmentId: leadId, who: 'bisi', nowMs: now(), isDryRun: false };
    await setPrice(used.store, { ...staff, ...price });
    await settle(saver);
    expect(await toldStaff()).toBe(1);
    expect(await payments()).toMatchObject([{ state: 'success' }]);
  });

  it('books an instalment once when an attempt that had failed pays it again, which goes to staff', async () => {
    const { orderPayments, tokens, messages } = await enrol(each, 'monthly');
    const first = await startAttempt(orderPayments, tokens[0]);
    const failed = paystack().transactions.get(first);
    if (failed) failed.status = 'failed';
    const second = await startAttempt(orderPayments, tokens[0]);
    expect(second).not.toBe(first);
    await orderPayments.record(second, paid(second));
    await orderPayments.record(first, paid(first));
    await orderPayments.record(first, paid(first));
    const rows = (await payments()).toSorted((a, b) => a.attempt - b.attempt);
    expect(rows).toMatchObject([
      { state: 'unknown', problem: `paid twice: ${second} has paid this instalment` },
      { state: 'success', problem: null },
    ]);
    const warnings = messages().filter((text) => text === 'payment needs checking by staff');
    expect(warnings).toHaveLength(1);
    expect(await orderPayments.find(tokens[0] ?? '', 'link')).toMatchObject({ state: 'success' });
    expect(await orderPayments.find(tokens[1] ?? '', 'link')).toMatchObject({ state: 'idle' });
    expect(await toldStaff()).toBe(1);
  });
});

describe('an instalment', () => {
  const today = '2026-12-14';
  it.each([
    ['2026-12-13', false, 'overdue'],
    ['2026-12-14', false, 'due'],
    ['2026-12-21', false, 'due'],
    ['2026-12-22', false, 'later'],
    ['2026-12-13', true, 'paid'],
    ['2026-12-22', true, 'paid'],
  ])('of %s, paid: %s, is on 14 December %s', (dueDay, isPaid, status) => {
    expect(statusOf(dueDay, { isPaid, today })).toBe(status);
  });
});
