import {
  PaymentsUnavailableError,
  type Arrival,
  type PayAnswer,
  type OrderPayments,
} from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import type { PaymentRow } from '#server/store/schema.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { ledgerOf, lineFor } from './ledger.ts';
import { orderOf } from './order-of.ts';
import {
  findAttempt,
  findEmail,
  findLinked,
  rowsOf,
  saveOrder,
  type LinkedOrder,
} from './order-rows.ts';
import type { OrderPaymentsOptions, Standing } from './payment-service.ts';
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
  const { store, services, onMailDue, now = Date.now } = options;
  const start = createStarter(options);

  async function check(attempt: PaymentRow, arrival: Arrival): Promise<boolean> {
    const service = services.find(({ name }) => name === attempt.provider);
    if (!service) return false;
    const standing = await service.check(attempt.id, attempt.provider_reference);
    await settleAttempt(options, attempt, standing, arrival);
    return standing.kind !== 'unavailable';
  }

  async function checkAll(attempts: readonly PaymentRow[], arrival: Arrival): Promise<boolean> {
    const open = attempts.filter(({ state }) => openStates.some((name) => name === state));
    const answers = await Promise.all(open.map((attempt) => check(attempt, arrival)));
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
      orUnavailable(async () => {
        const { token } = await saveOrder(store, order, now(), onMailDue !== undefined);
        onMailDue?.();
        return token;
      }, options),
    find: (token, arrival) =>
      orUnavailable(async () => {
        const linked = await findLinked(store, token);
        if (!linked) return undefined;
        const { rows } = await readChecked(linked, arrival);
        // Purged or erased: no service can send a receipt.
        const canPay = (await findEmail(store, linked.order.id)) !== undefined;
        return orderOf(rows, linked.number, { services: canPay ? services : [], nowMs: now() });
      }, options),
    pay: (token) =>
      orUnavailable(async (): Promise<PayAnswer> => {
        const linked = await findLinked(store, token);
        if (!linked) return { kind: 'nothing-due' };
        // An earlier attempt may have been paid meanwhile.
        const { rows, hasAnswers } = await readChecked(linked, 'link');
        if (!hasAnswers) return { kind: 'unavailable' };
        const line = lineFor(ledgerOf(rows), linked.number);
        return line ? start(line.instalment) : { kind: 'nothing-due' };
      }, options),
    async record(attemptId, standing) {
      const attempt = await findAttempt(store, attemptId);
      if (attempt) await settleAttempt(options, attempt, standing, 'link');
      return attempt !== undefined;
    },
  };
}

/** Reports a failing store as its own kind of error: nothing is lost, and a retry may succeed. */
async function orUnavailable<Result>(
  work: () => Promise<Result>,
  { log }: OrderPaymentsOptions,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    log.error({ reason: storeFailureReason(error) }, 'payments unavailable: store failed');
    throw new PaymentsUnavailableError('payments unavailable: store failed', { cause: error });
  }
}
