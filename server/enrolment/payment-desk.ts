import {
  DeskUnavailableError,
  type Arrival,
  type Order,
  type PayAnswer,
  type PaymentDesk,
} from '#app/features/buying/enrolment/payment-desk.ports.ts';
import { moneyOf, type CurrencyCode } from '#app/kernel/money/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import type { EnrolmentRow, PaymentRow } from '#server/store/schema.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import type { Store } from '#server/store/store.ts';
import { serviceNameFor, type DeskOptions } from './desk-options.ts';
import { judgeStanding } from './judge-standing.ts';
import { attemptsOf, findOrder, keepOrder } from './order-rows.ts';
import type { PaymentService, Standing } from './payment-service.ts';
import { settleAttempt } from './settle-attempt.ts';
import { createStarter } from './start-attempt.ts';

/** The desk with what webhooks and the regular check need of it. */
export interface ServerPaymentDesk extends PaymentDesk {
  /** Takes what a service says of an attempt. @returns false when the attempt is not known */
  hear(attemptId: string, standing: Standing): Promise<boolean>;
  /** Asks the service about one attempt. @returns false when it gave no answer */
  ask(attempt: PaymentRow, arrival: Arrival): Promise<boolean>;
}

/** How attempts that may still be paid are called. */
export const openStates = ['started', 'processing', 'unknown', 'cancelled'] as const;

/** Keeps enrolments and their payments in the store. */
export function createPaymentDesk(options: DeskOptions): ServerPaymentDesk {
  const { store, services, now = Date.now } = options;
  const start = createStarter(options);

  async function ask(attempt: PaymentRow, arrival: Arrival): Promise<boolean> {
    const service = services.find(({ name }) => name === attempt.provider);
    if (!service) return false;
    const standing = await service.check(attempt.id, attempt.provider_reference);
    const verdict = judgeStanding(attempt, standing, arrival);
    await settleAttempt(options, attempt, verdict);
    return standing.kind !== 'unavailable';
  }

  async function askAll(attempts: readonly PaymentRow[], arrival: Arrival): Promise<boolean> {
    const isOpen = ({ state }: PaymentRow) => openStates.some((open) => open === state);
    // A wrong amount stays a matter for staff; asking again changes nothing.
    const answers = await Promise.all(
      attempts.filter(isOpen).map((attempt) => ask(attempt, arrival)),
    );
    return answers.every(Boolean);
  }

  return {
    ask,
    open: (order) =>
      orUnavailable(async () => (await keepOrder(store, order, now())).token, options),
    find: (token, arrival) =>
      orUnavailable(async () => {
        const order = await findOrder(store, token);
        if (!order) return undefined;
        await askAll(await attemptsOf(store, order.id), arrival);
        return orderOf(order, await attemptsOf(store, order.id), services);
      }, options),
    pay: (token) =>
      orUnavailable(async (): Promise<PayAnswer> => {
        const order = await findOrder(store, token);
        if (!order) return { kind: 'look' };
        // Before anything new: has an earlier attempt been paid meanwhile?
        const hasAnswers = await askAll(await attemptsOf(store, order.id), 'link');
        return hasAnswers ? start(order) : { kind: 'unavailable' };
      }, options),
    async hear(attemptId, standing) {
      const attempt = await findAttempt(store, attemptId);
      if (!attempt) return false;
      await settleAttempt(options, attempt, judgeStanding(attempt, standing, 'link'));
      return true;
    },
  };
}

function findAttempt(store: Store, id: string): Promise<PaymentRow | undefined> {
  return store.tables.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A store that fails is an answer of its own: nothing was lost, and a later try may succeed. */
async function orUnavailable<Result>(
  work: () => Promise<Result>,
  { log }: DeskOptions,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    log.error({ reason: storeFailureReason(error) }, 'payments cannot be read or kept');
    throw new DeskUnavailableError('payments cannot be read or kept', { cause: error });
  }
}

function orderOf(
  order: EnrolmentRow,
  attempts: readonly PaymentRow[],
  services: readonly PaymentService[],
): Order {
  const currency = order.currency as CurrencyCode;
  const service = services.find(({ name }) => name === serviceNameFor(currency));
  return {
    token: order.token,
    reference: referenceOf(order.id),
    query: order.query,
    amount: order.amount_minor === null ? undefined : moneyOf(order.amount_minor, currency),
    state: stateOf(attempts),
    service: service?.name,
  };
}

function stateOf(attempts: readonly PaymentRow[]): Order['state'] {
  const states = attempts.map(({ state }) => state);
  // What may have been paid counts more than what came after it.
  for (const state of ['success', 'unknown', 'processing'] as const) {
    if (states.includes(state)) return state;
  }
  const last = states.at(-1);
  return last === undefined || last === 'started' ? 'idle' : last;
}
