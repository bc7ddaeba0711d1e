import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect } from 'vitest';
import { moneyOf, timesOf, type Money } from '#app/kernel/money.ts';
import { instalmentsOf, saveAttempt } from '#server/enrolment/order-rows.ts';
import { createOrderPayments } from '#server/enrolment/order-payments.ts';
import { callLimit } from '#server/enrolment/payment-service.ts';
import { createRegularCheck } from '#server/enrolment/regular-check.ts';
import { rowFor } from '#server/enrolment/start-attempt.ts';
import { createVisitorBudget } from '#server/http/limits/visitor-budget.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import type { PaymentRowState } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { createPaypal } from '#server/upstream/paypal/paypal.ts';
import { createPaystack, reportOf } from '#server/upstream/paystack/paystack.ts';
import { aLead } from './a-lead.ts';
import { startFakePaypal, type FakePaypal } from './fake-paypal.ts';
import { startFakePaystack, type FakePaystack } from './fake-paystack.ts';
import { createMemoryLog } from './memory-log.ts';
import type { useStore } from './use-store.ts';
import { quoteRequest } from './quote-request.ts';

/** What one adult pays for Gold. */
export const naira = moneyOf(25_500_000, 'NGN');
export const dollars = moneyOf(19_000, 'USD');
export const minuteMs = 60_000;
const paymentsAYear = { yearly: 1, quarterly: 4, monthly: 12 } as const;

/**
 * Gives the tests of a group order payments on a store, and the two services they work with.
 * @param isMailing whether the site has a mail server
 */
export function useOrderPayments(used: ReturnType<typeof useStore>, isMailing = false) {
  let paystack: FakePaystack;
  let paypal: FakePaypal;
  let nowMs = 0;
  const now = () => nowMs;

  beforeEach(async () => {
    paystack = await startFakePaystack();
    paypal = await startFakePaypal();
    nowMs = Date.UTC(2026, 10, 21, 10);
  });
  afterEach(async () => {
    await paystack[Symbol.asyncDispose]();
    await paypal[Symbol.asyncDispose]();
  });

  /** Order payments, as one process has them. */
  function openOrderPayments(store = used.store) {
    const { log, messages } = createMemoryLog();
    const saver = createLeadSaver({ store, targets: new Set(['staff-mail'] as const), now });
    const services = [
      createPaystack({ secretKey: paystack.secretKey, url: paystack.url }),
      createPaypal({ ...paypal, insurer: 'Example Health', now }),
    ];
    const site = { siteUrl: 'https://health.example', insurer: 'Example Health' };
    const calls = createVisitorBudget({ ...callLimit, now });
    const options = { store, saver, services, ...site, log, calls, now };
    const orderPayments = createOrderPayments({ ...options, hasMail: isMailing });
    const check = createRegularCheck({ store, orderPayments, log, now });
    return { orderPayments, calls, saver, check, log, messages };
  }

  /** Saves an enrolment of Ada's. `token` is the link of its first instalment. */
  async function enrol(each: Money = naira, pay: keyof typeof paymentsAYear = 'yearly') {
    const opened = openOrderPayments();
    const fields = { email: 'ada@mail.example', key: randomUUID() };
    const { id } = await opened.saver.save(aLead({ kind: 'enrolment', fields }));
    const request = quoteRequest(`who=me&age=30&plan=gold&pay=${pay}&currency=${each.currency}`);
    const payments = paymentsAYear[pay];
    const payment = { id: pay, payments, each, yearTotal: timesOf(each, payments) };
    const link = await opened.orderPayments.open({ leadId: id, request, payment });
    const tokens = (await instalmentsOf(used.store, id)).map(({ token }) => token);
    return { ...opened, link, tokens, token: tokens[0] ?? '', leadId: id };
  }

  return {
    openOrderPayments,
    enrol,
    /** Saves an enrolment of Ada's whose payment has begun at Paystack. */
    begin: async () => beginAt(paystack, await enrol()),
    now,
    passTime: (ms: number): void => {
      nowMs += ms;
    },
    paystack: () => paystack,
    paypal: () => paypal,
    /** Every attempt in the store. */
    payments: () => used.store.tables.selectFrom('payments').selectAll().execute(),
    /** How often staff were told of a payment. */
    toldStaff: async () => {
      const leads = used.store.tables.selectFrom('leads').selectAll();
      return (await leads.where('kind', '=', 'payment').execute()).length;
    },
  };
}

interface Enrolled {
  readonly orderPayments: ReturnType<typeof createOrderPayments>;
  readonly token: string;
}

async function beginAt<Order extends Enrolled>(paystack: FakePaystack, order: Order) {
  await order.orderPayments.pay(order.token);
  const transaction = theOnly(paystack.transactions);
  return { ...order, transaction, reference: transaction.reference };
}

interface Ended {
  readonly leadId: string;
  /** Of the instalment. */
  readonly number: number;
  readonly state?: PaymentRowState;
  readonly atMs: number;
}

/** Saves an attempt to pay that has ended so, of which nobody is told. */
export async function endAttempt(
  store: Store,
  { leadId, number, state = 'success', atMs }: Ended,
): Promise<void> {
  const instalments = await instalmentsOf(store, leadId);
  const instalment = instalments.find((one) => one.number === number);
  if (!instalment) throw new Error('no such instalment');
  const ended = { state, paid_at: state === 'success' ? atMs : null };
  await saveAttempt(store, { ...rowFor(instalment, 'paystack', 1, atMs), ...ended });
}

/** What Paystack reports of a payment once it has come, of what one adult pays for Gold. */
export function paidReport(reference: string, changes: object = {}) {
  const transaction = { reference, amount: naira.minor, currency: naira.currency, ...changes };
  return reportOf({ ...transaction, status: 'success' });
}

/** The one thing that a service has. */
export function theOnly<Value>(map: ReadonlyMap<string, Value>): Value {
  expect(map.size).toBe(1);
  return [...map.values()][0] as Value;
}
