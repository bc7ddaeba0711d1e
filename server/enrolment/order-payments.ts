import type {
  Arrival,
  InstalmentStanding,
  Order,
  OrderPayments,
  PayAnswer,
} from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import { dayInLagos, plusDays } from '#app/kernel/days.ts';
import { moneyOf, type CurrencyCode } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import type { PaymentRow } from '#server/store/schema.ts';
import { ledgerOf, lineFor, paidIn, type OrderRows } from './ledger.ts';
import { orUnavailable } from './or-unavailable.ts';
import {
  findAttempt,
  findEmail,
  findLinked,
  rowsOf,
  saveOrder,
  type LinkedOrder,
} from './order-rows.ts';
import {
  findService,
  type OrderPaymentsOptions,
  type PaymentService,
  type Standing,
} from './payment-service.ts';
import { settleAttempt } from './settle-attempt.ts';
import { createStarter } from './start-attempt.ts';

export interface ServerOrderPayments extends OrderPayments {
  /** Records what a service reports. @returns false when the attempt is not known */
  record(attemptId: string, standing: Standing): Promise<boolean>;
  /** Asks the service about one attempt. @returns false when it gave no answer */
  check(attempt: PaymentRow, arrival: Arrival): Promise<boolean>;
}

/** States of attempts that may still be paid. */
export const openStates = ['started', 'processing', 'unknown', 'cancelled'] as const;

/** Stores enrolments and their payments. */
export function createOrderPayments(options: OrderPaymentsOptions): ServerOrderPayments {
  const { store, services, onMailDue, log, now = Date.now } = options;
  const start = createStarter(options);
  const attempt = <Result>(work: () => Promise<Result>) => orUnavailable(log, 'payments', work);

  async function check(payment: PaymentRow, arrival: Arrival): Promise<boolean> {
    const service = services.find(({ name }) => name === payment.provider);
    if (!service) return false;
    const standing = await service.check(payment.id, payment.provider_reference);
    await settleAttempt(options, payment, standing, arrival);
    return standing.kind !== 'unavailable';
  }

  async function checkAll(payments: readonly PaymentRow[], arrival: Arrival): Promise<boolean> {
    const open = payments.filter(({ state }) => openStates.some((name) => name === state));
    const answers = await Promise.all(open.map((payment) => check(payment, arrival)));
    return answers.every(Boolean);
  }

  /** Checks what a link pays: any instalment in the case of an order's own link. */
  async function readChecked({ order, number }: LinkedOrder, arrival: Arrival) {
    const isMeant = ({ instalment }: PaymentRow) => number === undefined || instalment === number;
    const { payments } = await rowsOf(store.tables, order);
    const hasAnswers = await checkAll(payments.filter(isMeant), arrival);
    return { rows: await rowsOf(store.tables, order), hasAnswers };
  }

  return {
    check,
    open: (order) =>
      attempt(async () => {
        const { token } = await saveOrder(store, order, now(), onMailDue !== undefined);
        onMailDue?.();
        return token;
      }),
    find: (token, arrival) =>
      attempt(async () => {
        const linked = await findLinked(store, token);
        if (!linked) return undefined;
        const { rows } = await readChecked(linked, arrival);
        // Purged or erased: no service can send a receipt.
        const canPay = (await findEmail(store, linked.order.id)) !== undefined;
        return orderOf(rows, linked.number, { services: canPay ? services : [], nowMs: now() });
      }),
    pay: (token) =>
      attempt(async (): Promise<PayAnswer> => {
        const linked = await findLinked(store, token);
        if (!linked) return { kind: 'nothing-due' };
        // An earlier attempt may have been paid meanwhile.
        const { rows, hasAnswers } = await readChecked(linked, 'link');
        if (!hasAnswers) return { kind: 'unavailable' };
        const line = lineFor(ledgerOf(rows), linked.number);
        return line ? start(line.instalment) : { kind: 'nothing-due' };
      }),
    async record(attemptId, standing) {
      const payment = await findAttempt(store, attemptId);
      if (payment) await settleAttempt(options, payment, standing, 'link');
      return payment !== undefined;
    },
  };
}

interface Facts {
  readonly services: readonly PaymentService[];
  readonly nowMs: number;
}

/** Returns an order as one of its links shows it. */
function orderOf(rows: OrderRows, number: number | undefined, facts: Facts): Order {
  const { order } = rows;
  const ledger = ledgerOf(rows);
  const line = lineFor(ledger, number);
  const today = dayInLagos(facts.nowMs);
  const moneyFor = (minor: number) => moneyOf(minor, order.currency as CurrencyCode);
  return {
    orderToken: order.token,
    token: line?.instalment.token ?? order.token,
    reference: referenceOf(order.id),
    query: order.query,
    amount: line && moneyFor(line.instalment.amount_minor),
    owed: line && moneyFor(line.instalment.amount_minor - line.paidMinor),
    number: line?.instalment.number ?? 1,
    schedule: ledger.lines.map(({ instalment, state }) => ({
      number: instalment.number,
      token: instalment.token,
      dueDay: instalment.due_day,
      amount: moneyFor(instalment.amount_minor),
      standing: standingOf(instalment.due_day, { isPaid: state === 'success', today }),
    })),
    state: line?.state ?? stateWithoutPrice(rows),
    service: findService(facts.services, order.currency)?.name,
  };
}

function stateWithoutPrice({ order, payments }: OrderRows): Order['state'] {
  if (order.cancelled_at !== null) return 'closed';
  return paidIn(order.currency, payments) > 0 ? 'success' : 'idle';
}

/** An instalment counts as due from a week before its day, when the first reminder is sent. */
const dueDaysBefore = 7;

/** Judges an instalment on a day; days as YYYY-MM-DD in Lagos. */
export function standingOf(
  dueDay: string,
  { isPaid: isSettled, today }: { readonly isPaid: boolean; readonly today: string },
): InstalmentStanding {
  if (isSettled) return 'paid';
  if (dueDay < today) return 'overdue';
  return dueDay <= plusDays(today, dueDaysBefore) ? 'due' : 'later';
}
