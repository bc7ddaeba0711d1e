import type { Transaction } from 'kysely';
import type { Arrival } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import { decimalOf, formatMoney, moneyOf } from '#app/kernel/money.ts';
import type { NewLead } from '#server/leads/insert-leads.ts';
import type { LeadSaver } from '#server/leads/save-leads.ts';
import type { PaymentRow, Tables } from '#server/store/schema.ts';
import { leadAbout } from './lead-about.ts';
import { attemptsAt, type OrderRows } from './ledger.ts';
import { changeAttempt, withOrder } from './order-rows.ts';
import type { OrderPaymentsOptions, PaymentReport } from './payment-service.ts';
import { recordMoney } from './money-mails.ts';
import { addToTrail, trailOf } from './trail.ts';

/** The new state of an attempt; undefined when nothing new is known. */
type Verdict =
  | (Pick<PaymentRow, 'state' | 'problem'> &
      Partial<Pick<PaymentRow, 'received_minor' | 'received_currency'>>)
  | undefined;

interface News {
  readonly report: PaymentReport;
  readonly arrival: Arrival;
  readonly nowMs: number;
  /** Whether the payer gets a mail about money that has come in. */
  readonly isMailed: boolean;
  /** Saves what staff are told, together with the payment: neither without the other. */
  readonly saver: LeadSaver;
}

type SettleOptions = Pick<OrderPaymentsOptions, 'store' | 'saver' | 'log' | 'hasMail' | 'now'>;

/** Records what a service says about an attempt. Safe to repeat, and to call late. */
export async function settleAttempt(
  options: SettleOptions,
  attempt: PaymentRow,
  report: PaymentReport,
  arrival: Arrival,
): Promise<void> {
  const { store, saver, log, hasMail, now = Date.now } = options;
  const news = { report, arrival, nowMs: now(), isMailed: hasMail, saver };
  if (attempt.state === 'success' && report.kind !== 'reversed') return;
  // Of several events at once, the later ones see what the first has changed.
  const order = { enrolmentId: attempt.enrolment_id };
  const changed = await withOrder(store, order, (transaction, rows) =>
    saveNews(transaction, rows, { ...news, id: attempt.id }),
  );
  if (!changed) return;
  const { state, problem } = changed;
  const facts = { paymentId: attempt.id, provider: attempt.provider, state, problem };
  const isUpToStaff = state === 'unknown' || report.kind === 'reversed';
  if (isUpToStaff) log.error(facts, 'payment needs checking by staff');
  else log.info(facts, 'payment changed');
}

/** @returns undefined when an attempt stays as it is */
async function saveNews(
  transaction: Transaction<Tables>,
  rows: OrderRows,
  { id, ...news }: News & Pick<PaymentRow, 'id'>,
): Promise<Verdict> {
  const { report, nowMs, isMailed, saver } = news;
  const attempt = await changeAttempt({ tables: transaction }, id, { checked_at: nowMs });
  if (!attempt) return noteReversal(transaction, rows, { id, ...news });
  const judged = judgeReport(attempt, news);
  const verdict = judged && orPaidTwice(rows, attempt, judged);
  const isOld = verdict?.state === attempt.state && verdict.problem === attempt.problem;
  if (!verdict || isOld) return undefined;
  const isPaid = verdict.state === 'success';
  const change = { ...verdict, updated_at: nowMs, ...(isPaid && { paid_at: nowMs }) };
  await changeAttempt({ tables: transaction }, id, change);
  if (isPaid) await saver.saveIn(transaction, newsForStaff(rows, attempt));
  if (report.kind === 'paid') {
    const payer = { enrolmentId: rows.enrolment.id, who: attempt.provider, nowMs, isMailed };
    await recordMoney(transaction, payer, {
      action: 'paid',
      money: report.amount,
      reference: attempt.provider_reference ?? id,
    });
  }
  return verdict;
}

/** Tells staff once that the money of a payment has gone back: what follows for the order is up to them. */
async function noteReversal(
  transaction: Transaction<Tables>,
  rows: OrderRows,
  { id, report, nowMs, saver }: News & Pick<PaymentRow, 'id'>,
): Promise<Verdict> {
  const attempt = rows.payments.find((payment) => payment.id === id);
  if (!attempt || report.kind !== 'reversed') return undefined;
  const { enrolment_id: enrolmentId, provider: who } = attempt;
  const reference = attempt.provider_reference ?? id;
  const trail = await trailOf({ tables: transaction }, enrolmentId);
  if (trail.some((entry) => entry.action === 'reversed' && entry.reference === reference)) {
    return undefined;
  }
  const money = { minor: attempt.amount_minor, currency: attempt.currency };
  const author = { enrolmentId, who, note: report.reason, nowMs };
  await addToTrail(transaction, author, { action: 'reversed', money, reference });
  const problem = `reversed: ${report.reason}`;
  await saver.saveIn(transaction, newsForStaff(rows, attempt, { problem }));
  return { state: attempt.state, problem };
}

/** A second payment of an instalment is up to staff. */
function orPaidTwice(
  { payments }: OrderRows,
  attempt: PaymentRow,
  verdict: NonNullable<Verdict>,
): NonNullable<Verdict> {
  const earlier = attemptsAt({ number: attempt.instalment }, payments).find(
    ({ id, state }) => id !== attempt.id && state === 'success',
  );
  if (verdict.state !== 'success' || !earlier) return verdict;
  return {
    state: 'unknown',
    problem: `paid twice: ${earlier.id} has paid this instalment`,
    received_minor: attempt.amount_minor,
    received_currency: attempt.currency,
  };
}

function judgeReport(attempt: PaymentRow, { report, arrival }: News): Verdict {
  // Once money has arrived in a wrong amount, only the right amount changes anything.
  if (attempt.received_minor !== null && report.kind !== 'paid') return undefined;
  switch (report.kind) {
    case 'paid':
      return judgeAmount(attempt, report.amount);
    case 'pending':
      return { state: 'processing', problem: null };
    case 'failed':
    case 'reversed':
      return { state: 'failed', problem: report.reason };
    case 'not-paid': {
      const wasOpen = attempt.state === 'processing' || attempt.state === 'unknown';
      return arrival !== 'link' || wasOpen ? { state: 'cancelled', problem: null } : undefined;
    }
    case 'unavailable':
      // Visitors returning from the payment page may have paid: do not ask them to pay again.
      return arrival === 'return' ? { state: 'unknown', problem: report.reason } : undefined;
  }
}

/** Accepts the exact amount and currency only. */
function judgeAmount(attempt: PaymentRow, paid: { minor: number; currency: string }): Verdict {
  const isRight = paid.minor === attempt.amount_minor && paid.currency === attempt.currency;
  if (isRight) return { state: 'success', problem: null };
  const due = { minor: attempt.amount_minor, currency: attempt.currency };
  const problem = `paid ${sumText(paid)} instead of ${sumText(due)}`;
  const received = { received_minor: paid.minor, received_currency: paid.currency };
  return { state: 'unknown', problem, ...received };
}

/** In units, as refunds are entered; a service may name a currency that is not ours. */
function sumText({ minor, currency }: { minor: number; currency: string }): string {
  return `${decimalOf(minor)} ${currency}`;
}

/** What staff are told of a payment that has arrived, or has a problem later. */
function newsForStaff(
  { instalments }: OrderRows,
  attempt: PaymentRow,
  trouble: { readonly problem?: string } = {},
): NewLead {
  const { length: payments } = instalments;
  const { enrolment_id: id, currency } = attempt;
  return leadAbout(
    { id, currency },
    {
      kind: 'payment',
      fields: {
        ...(payments > 1 && { instalment: `${attempt.instalment} of ${payments}` }),
        amount: formatMoney(moneyOf(attempt.amount_minor, currency)),
        service: attempt.provider,
        serviceReference: attempt.provider_reference ?? attempt.id,
        ...trouble,
      },
      sentKey: `payment ${attempt.id}`,
    },
  );
}
