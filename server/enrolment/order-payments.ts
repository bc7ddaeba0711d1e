import type {
  Arrival,
  InstalmentStatus,
  Order,
  OrderPayments,
  PayAnswer,
} from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import { dayInLagos, plusDays } from '#app/kernel/days.ts';
import { moneyOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import type { PaymentRow } from '#server/store/schema.ts';
import { correctEmail, correctionsLeft } from './correct-email.ts';
import { ledgerOf, lineFor, paidIn, type OrderRows } from './ledger.ts';
import { hasEnded } from './links/ended-links.ts';
import { findListChange } from './members/list-change.ts';
import { findRenewal, markRenewed } from './renewals/find-renewal.ts';
import { orUnavailable } from './or-unavailable.ts';
import {
  findAttempt,
  findEmail,
  findLinked,
  requestOf,
  rowsOf,
  saveOrder,
  type LinkedOrder,
} from './order-rows.ts';
import { findService, type OrderPaymentsOptions, type PaymentReport } from './payment-service.ts';
import { settleAttempt } from './settle-attempt.ts';
import { createStarter } from './start-attempt.ts';

export interface ServerOrderPayments extends OrderPayments {
  /** Records what a service reports. @returns false when the attempt is not known */
  record(attemptId: string, report: PaymentReport): Promise<boolean>;
  /** Asks the service nothing unless it is said how the visitor came. */
  find(token: string, arrival?: Arrival): Promise<Order | undefined>;
  /** Asks the service about one attempt. @returns false when it gave no answer */
  check(attempt: PaymentRow, arrival: Arrival): Promise<boolean>;
}

/** States of attempts that may still be paid. */
export const openStates = ['started', 'processing', 'unknown', 'cancelled'] as const;

/** Stores enrolments and their payments. */
export function createOrderPayments(options: OrderPaymentsOptions): ServerOrderPayments {
  const { store, services, calls, hasMail, log, now = Date.now } = options;
  const start = createStarter(options);
  const attempt = <Result>(work: () => Promise<Result>) => orUnavailable(log, 'payments', work);

  async function check(payment: PaymentRow, arrival: Arrival): Promise<boolean> {
    const service = services.find(({ name }) => name === payment.provider);
    if (!service) return false;
    const report = await service.check(payment.id, payment.provider_reference);
    await settleAttempt(options, payment, report, arrival);
    return report.kind !== 'unavailable';
  }

  /** @returns seconds to wait when the services have been asked too often about this order */
  async function checkAll(
    { enrolment, number }: LinkedOrder,
    arrival: Arrival,
  ): Promise<'answered' | 'unanswered' | number> {
    const { payments } = await rowsOf(store.tables, enrolment);
    const open = payments.filter((payment) => mayPay(payment, number));
    const seconds = open.length === 0 ? undefined : calls.spend(enrolment.id, open.length);
    if (seconds !== undefined) return seconds;
    const answers = await Promise.all(open.map((payment) => check(payment, arrival)));
    return answers.every(Boolean) ? 'answered' : 'unanswered';
  }

  async function pay({ enrolment, number }: LinkedOrder): Promise<PayAnswer> {
    // An earlier attempt may have been paid meanwhile. One call more begins the payment.
    const checked = calls.spend(enrolment.id, 1) ?? (await checkAll({ enrolment, number }, 'link'));
    if (typeof checked === 'number') return { kind: 'too-many', retryAfterSeconds: checked };
    if (checked === 'unanswered') return { kind: 'unavailable' };
    const line = lineFor(ledgerOf(await rowsOf(store.tables, enrolment)), number);
    return line ? start(line.instalment) : { kind: 'nothing-due' };
  }

  return {
    check,
    open: (order) =>
      attempt(async () => {
        const { id, token } = await saveOrder(store, order, now(), hasMail);
        if (order.renews) await markRenewed(store.tables, order.renews, { id, nowMs: now() });
        return token;
      }),
    find: (token, arrival) =>
      attempt(async () => {
        const linked = await findLinked(store, token);
        if (linked && arrival) await checkAll(linked, arrival);
        return linked && show(options, linked);
      }),
    hasEnded: (token) => attempt(() => hasEnded(store.tables, token)),
    correctEmail: (token, email) => attempt(() => correctEmail(options, { token, email })),
    pay: (token) =>
      attempt(async (): Promise<PayAnswer> => {
        const linked = await findLinked(store, token);
        return linked ? pay(linked) : { kind: 'nothing-due' };
      }),
    async record(attemptId, report) {
      const payment = await findAttempt(store, attemptId);
      if (payment) await settleAttempt(options, payment, report, 'link');
      return payment !== undefined;
    },
  };
}

/** Returns the payments for a visitor who has sent too much: they ask no service anything. */
export function limitedPayments(
  payments: ServerOrderPayments,
  retryAfterSeconds: number,
): OrderPayments {
  return {
    open: (order) => payments.open(order),
    find: (token) => payments.find(token),
    hasEnded: (token) => payments.hasEnded(token),
    correctEmail: async () => ({ kind: 'too-many', retryAfterSeconds }),
    pay: async () => ({ kind: 'too-many', retryAfterSeconds }),
  };
}

/** True for an attempt that may still pay what a link leads to: any instalment for an order's own. */
function mayPay({ instalment, state }: PaymentRow, number: number | undefined): boolean {
  const isMeant = number === undefined || instalment === number;
  return isMeant && openStates.some((name) => name === state);
}

/** Reads an order as one of its links shows it. */
async function show(
  { store, services, now = Date.now }: OrderPaymentsOptions,
  { enrolment, number }: LinkedOrder,
): Promise<Order> {
  const rows = await rowsOf(store.tables, enrolment);
  const ledger = ledgerOf(rows);
  const line = lineFor(ledger, number);
  const today = dayInLagos(now());
  const moneyFor = (minor: number) => moneyOf(minor, enrolment.currency);
  const [email, change, renewal, corrections] = await Promise.all([
    findEmail(store, enrolment.id),
    findListChange(store.tables, rows),
    findRenewal(store.tables, rows, today),
    correctionsLeft(store.tables, rows),
  ]);
  return {
    orderToken: enrolment.token,
    token: line?.instalment.token ?? enrolment.token,
    reference: referenceOf(enrolment.id),
    savedOn: dayInLagos(enrolment.created_at),
    request: requestOf(enrolment),
    amount: line && moneyFor(line.instalment.amount_minor),
    owed: line && moneyFor(line.instalment.amount_minor - line.paidMinor),
    change,
    renewal,
    number: line?.instalment.number ?? 1,
    schedule: ledger.lines.map(({ instalment, state }) => ({
      number: instalment.number,
      token: instalment.token,
      dueDay: instalment.due_day,
      amount: moneyFor(instalment.amount_minor),
      status: statusOf(instalment.due_day, { isPaid: state === 'success', today }),
    })),
    state: line?.state ?? stateWithoutPrice(rows),
    email,
    correctionsLeft: email === undefined ? 0 : corrections,
    // Purged or erased: no service can send a receipt.
    service: email === undefined ? undefined : findService(services, enrolment.currency)?.name,
  };
}

function stateWithoutPrice({ enrolment, payments }: OrderRows): Order['state'] {
  if (enrolment.cancelled_at !== null) return 'closed';
  return paidIn(enrolment.currency, payments) > 0 ? 'success' : 'idle';
}

/** An instalment counts as due from a week before its day, when the first reminder is sent. */
const dueDaysBefore = 7;

/** Judges an instalment on a day; days as YYYY-MM-DD in Lagos. */
export function statusOf(
  dueDay: string,
  { isPaid, today }: { readonly isPaid: boolean; readonly today: string },
): InstalmentStatus {
  if (isPaid) return 'paid';
  if (dueDay < today) return 'overdue';
  return dueDay <= plusDays(today, dueDaysBefore) ? 'due' : 'later';
}
