import type { PayAnswer } from '#app/features/buying/enrolment/payment-desk.ports.ts';
import { moneyOf, type CurrencyCode } from '#app/kernel/money/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import type { EnrolmentRow, PaymentRow } from '#server/store/schema.ts';
import { serviceNameFor, type DeskOptions } from './desk-options.ts';
import { attemptsOf, changeAttempt, findEmail, keepAttempt } from './order-rows.ts';
import type { Attempt, PaymentService, Start } from './payment-service.ts';

/** An attempt that another process has begun is left alone for this long. */
const othersTurnMs = 30_000;

/** Begins attempts to pay, one at a time for each enrolment. */
export function createStarter(options: DeskOptions): (order: EnrolmentRow) => Promise<PayAnswer> {
  const running = new Map<string, Promise<PayAnswer>>();
  return (order) => {
    const known = running.get(order.id);
    if (known) return known;
    const begun = startOrResume(options, order).finally(() => running.delete(order.id));
    running.set(order.id, begun);
    return begun;
  };
}

async function startOrResume(options: DeskOptions, order: EnrolmentRow): Promise<PayAnswer> {
  const attempts = await attemptsOf(options.store, order.id);
  const isTaken = attempts.some(({ state }) =>
    ['success', 'processing', 'unknown'].includes(state),
  );
  const service = options.services.find(({ name }) => name === serviceNameFor(order.currency));
  if (isTaken || !service || order.amount_minor === null) return { kind: 'look' };
  const last = attempts.at(-1);
  // The payment page that was opened before still takes the payment: two would be paid twice.
  if (last?.url && last.state !== 'failed') return { kind: 'go', url: last.url };
  const isUnanswered = last !== undefined && last.state !== 'failed';
  const number = isUnanswered ? last.attempt : (last?.attempt ?? 0) + 1;
  return begin(options, { order, service, number });
}

interface Beginning {
  readonly order: EnrolmentRow;
  readonly service: PaymentService;
  readonly number: number;
}

async function begin(options: DeskOptions, { order, service, number }: Beginning) {
  const { store, now = Date.now } = options;
  const row = await keepAttempt(store, rowFor(order, service.name, number, now()));
  if (row.url !== null) return { kind: 'go', url: row.url } as const;
  const email = await findEmail(store, order.id);
  if (email === undefined) return { kind: 'look' } as const;
  const started = await service.start(attemptFor(options, order, row, email));
  return answerStart(options, { order, service, number }, row, started);
}

async function answerStart(
  options: DeskOptions,
  beginning: Beginning,
  row: PaymentRow,
  started: Start,
): Promise<PayAnswer> {
  const { store, log, now = Date.now } = options;
  switch (started.kind) {
    case 'started': {
      const { url, serviceReference } = started;
      const change = { url, provider_reference: serviceReference, updated_at: now() };
      await changeAttempt(store, row.id, { ...change, state: 'started', problem: null });
      return { kind: 'go', url };
    }
    case 'duplicate': {
      // Its address was lost on the way, or another process is about to write it down.
      if (now() - row.created_at < othersTurnMs) return { kind: 'unavailable' };
      const change = {
        state: 'failed',
        problem: 'its address was lost',
        updated_at: now(),
      } as const;
      await changeAttempt(store, row.id, change);
      return begin(options, { ...beginning, number: beginning.number + 1 });
    }
    case 'refused':
    case 'unavailable': {
      const { kind, reason } = started;
      log.warn({ paymentId: row.id, provider: row.provider, kind, reason }, 'payment not begun');
      return { kind: 'unavailable' };
    }
  }
}

/** An attempt as it is before the payment service has been reached. */
export function rowFor(
  order: EnrolmentRow,
  provider: PaymentService['name'],
  attempt: number,
  nowMs: number,
): PaymentRow {
  return {
    id: `${order.id}-${attempt}`,
    enrolment_id: order.id,
    attempt,
    provider,
    provider_reference: null,
    url: null,
    amount_minor: order.amount_minor ?? 0,
    currency: order.currency,
    state: 'started',
    problem: null,
    created_at: nowMs,
    updated_at: nowMs,
    checked_at: nowMs,
    paid_at: null,
  };
}

function attemptFor(
  { siteUrl, insurer }: DeskOptions,
  order: EnrolmentRow,
  row: PaymentRow,
  email: string,
): Attempt {
  const path = row.provider === 'paypal' ? '/checkout/paypal' : '/checkout/payment';
  const back = `${siteUrl}${path}?request=${order.token}`;
  return {
    id: row.id,
    amount: moneyOf(row.amount_minor, row.currency as CurrencyCode),
    email,
    title: `${insurer}, enrolment ${referenceOf(order.id)}`,
    returnUrl: `${back}&back=paid`,
    cancelUrl: `${back}&back=cancelled`,
  };
}
