import type { PayAnswer } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import { paymentPath } from '#app/features/buying/enrolment/payment/payment-view.server.ts';
import { moneyOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import type { InstalmentRow, PaymentRow } from '#server/store/schema.ts';
import {
  findService,
  type Attempt,
  type OrderPaymentsOptions,
  type PaymentService,
} from './payment-service.ts';
import { attemptsAt, isPayable, ledgerOf, lineFor } from './ledger.ts';
import { beginAttempt, findEmail, findOrder, paymentRow, rowsOf } from './order-rows.ts';

/** How long another process may take to save the payment address of an attempt it started. */
const otherProcessMs = 30_000;

/** Starts attempts to pay, one at a time for each instalment. */
export function createStarter(
  options: OrderPaymentsOptions,
): (instalment: InstalmentRow) => Promise<PayAnswer> {
  const running = new Map<string, Promise<PayAnswer>>();
  return (instalment) => {
    const known = running.get(instalment.token);
    if (known) return known;
    const started = startOrResume(options, instalment).finally(() =>
      running.delete(instalment.token),
    );
    running.set(instalment.token, started);
    return started;
  };
}

async function startOrResume(
  options: OrderPaymentsOptions,
  { enrolment_id: enrolmentId, number: wanted }: Pick<InstalmentRow, 'enrolment_id' | 'number'>,
): Promise<PayAnswer> {
  const order = await findOrder(options.store, enrolmentId);
  const rows = order && (await rowsOf(options.store.tables, order));
  const line = rows && lineFor(ledgerOf(rows), wanted);
  const service = order && findService(options.services, order.currency);
  if (!line || !isPayable(line) || !service) return { kind: 'nothing-due' };
  const { instalment } = line;
  // Purged or erased: a payment page that is still open would show the address.
  const email = await findEmail(options.store, order.id);
  if (email === undefined) return { kind: 'nothing-due' };
  const last = attemptsAt(instalment, rows.payments).at(-1);
  // What was paid before has been refunded, or was to be another amount.
  const isOver =
    last !== undefined &&
    (['failed', 'success', 'unknown'].includes(last.state) ||
      last.amount_minor !== instalment.amount_minor);
  // Reuse an open payment page: with two, the visitor could pay twice.
  if (last?.url && !isOver) return { kind: 'redirect', url: last.url };
  const isUnanswered = last !== undefined && !isOver;
  const number = isUnanswered ? last.attempt : (last?.attempt ?? 0) + 1;
  const { length: payments } = rows.instalments;
  return start(options, { instalment, payments, service, number, email });
}

interface NumberedAttempt {
  readonly instalment: InstalmentRow;
  /** How many payments the schedule has. */
  readonly payments: number;
  readonly service: PaymentService;
  readonly number: number;
  readonly email: string;
}

async function start(options: OrderPaymentsOptions, attempt: NumberedAttempt): Promise<PayAnswer> {
  const { store, log, now = Date.now } = options;
  const { instalment, service, number } = attempt;
  const row = await beginAttempt(store, rowFor(instalment, service.name, number, now()));
  if (!row) return startOrResume(options, instalment);
  if (row.url !== null) return { kind: 'redirect', url: row.url };
  const started = await service.start(attemptFor(options, attempt, row));
  const change = { updated_at: now() };
  switch (started.kind) {
    case 'started': {
      const { url, serviceReference: provider_reference } = started;
      const details = { ...change, url, provider_reference, problem: null };
      const isSaved = await changeUnopened(store, row, { ...details, state: 'started' });
      return isSaved ? { kind: 'redirect', url } : startOrResume(options, instalment);
    }
    case 'duplicate': {
      // Either its address was lost on the way, or another process is about to save it.
      if (now() - row.created_at < otherProcessMs) return { kind: 'unavailable' };
      const problem = 'payment page address lost';
      const isLost = await changeUnopened(store, row, { ...change, state: 'failed', problem });
      if (!isLost) return startOrResume(options, instalment);
      return start(options, { ...attempt, number: number + 1 });
    }
    case 'refused':
    case 'unavailable':
      log.warn({ paymentId: row.id, provider: row.provider, ...started }, 'payment not started');
      return { kind: 'unavailable' };
  }
}

/**
 * Updates an attempt that nobody has a payment page of. Of one process that saves the page and another
 * that gives the attempt up, the first wins.
 * @returns false when another has done either meanwhile
 */
async function changeUnopened(
  { tables }: OrderPaymentsOptions['store'],
  { id }: PaymentRow,
  change: Partial<PaymentRow>,
): Promise<boolean> {
  const changed = tables.updateTable('payments').set(change).where('id', '=', id);
  const unopened = changed.where('url', 'is', null).where('state', 'not in', ['success', 'failed']);
  return (await unopened.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Returns an attempt as it is before the payment service has been called. */
export function rowFor(
  instalment: InstalmentRow,
  provider: PaymentService['name'],
  attempt: number,
  nowMs: number,
): PaymentRow {
  const { enrolment_id, number, amount_minor, currency } = instalment;
  const id = `${enrolment_id}-${number}-${attempt}`;
  const own = { id, enrolment_id, instalment: number, attempt, provider, amount_minor, currency };
  return paymentRow(nowMs, own);
}

function attemptFor(
  { siteUrl, insurer }: OrderPaymentsOptions,
  { instalment, payments, email }: NumberedAttempt,
  row: PaymentRow,
): Attempt {
  const amount = moneyOf(row.amount_minor, row.currency);
  const back = `${siteUrl}${paymentPath({ token: instalment.token, currency: row.currency })}`;
  const part = payments > 1 ? `, payment ${instalment.number} of ${payments}` : '';
  return {
    id: row.id,
    amount,
    email,
    title: `${insurer}, order ${referenceOf(instalment.enrolment_id)}${part}`,
    returnUrl: `${back}&back=paid`,
    cancelUrl: `${back}&back=cancelled`,
  };
}
