import type { Transaction } from 'kysely';
import type { Arrival } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import { formatMoney, moneyOf } from '#app/kernel/money.ts';
import type { LeadSaver } from '#server/leads/save-leads.ts';
import type { PaymentRow, Tables } from '#server/store/schema.ts';
import { leadAbout } from './lead-about.ts';
import { changeAttempt, findEarlierPayment, instalmentsOf, lockOrder } from './order-rows.ts';
import type { OrderPaymentsOptions, Standing } from './payment-service.ts';
import { recordMoney } from './money-mails.ts';

/** The new state of an attempt; undefined when nothing new is known. */
type Verdict =
  | (Pick<PaymentRow, 'state' | 'problem'> &
      Partial<Pick<PaymentRow, 'received_minor' | 'received_currency'>>)
  | undefined;

interface News {
  readonly standing: Standing;
  readonly arrival: Arrival;
  readonly nowMs: number;
  /** Whether the payer gets a mail about money that has come in. */
  readonly isMailed: boolean;
  /** Saves what staff are told, together with the payment: neither without the other. */
  readonly saver: LeadSaver;
}

type SettleOptions = Pick<OrderPaymentsOptions, 'store' | 'saver' | 'log' | 'onMailDue' | 'now'>;

/** Records what a service says about an attempt. Safe to repeat, and to call late. */
export async function settleAttempt(
  options: SettleOptions,
  attempt: PaymentRow,
  standing: Standing,
  arrival: Arrival,
): Promise<void> {
  const { store, saver, log, onMailDue, now = Date.now } = options;
  const news = { standing, arrival, nowMs: now(), isMailed: onMailDue !== undefined, saver };
  if (attempt.state === 'success') return;
  const changed = await store.tables
    .transaction()
    .execute((transaction) => saveNews(transaction, attempt, news));
  if (!changed) return;
  if (standing.kind === 'paid') onMailDue?.();
  const { state, problem } = changed;
  const facts = { paymentId: attempt.id, provider: attempt.provider, state, problem };
  if (state === 'unknown') log.error(facts, 'payment needs checking by staff');
  else log.info(facts, 'payment changed');
}

/** @returns undefined when an attempt stays as it is */
async function saveNews(
  transaction: Transaction<Tables>,
  { id, enrolment_id: enrolmentId }: PaymentRow,
  news: News,
): Promise<Verdict> {
  const { standing, nowMs, isMailed, saver } = news;
  // Of several events at once, the later ones see what the first has changed.
  await lockOrder(transaction, enrolmentId);
  const attempt = await changeAttempt({ tables: transaction }, id, { checked_at: nowMs });
  const judged = attempt && judgeStanding(attempt, news);
  const verdict = judged && (await orPaidTwice(transaction, attempt, judged));
  const isOld = verdict?.state === attempt?.state && verdict?.problem === attempt?.problem;
  if (!verdict || isOld) return undefined;
  const isPaid = verdict.state === 'success';
  const change = { ...verdict, updated_at: nowMs, ...(isPaid && { paid_at: nowMs }) };
  await changeAttempt({ tables: transaction }, id, change);
  if (isPaid) await tellStaff(transaction, saver, attempt);
  if (standing.kind === 'paid') {
    const payer = { enrolmentId, who: attempt.provider, nowMs, isMailed };
    await recordMoney(transaction, payer, {
      action: 'paid',
      money: standing.amount,
      reference: attempt.provider_reference ?? id,
    });
  }
  return verdict;
}

/** A second payment of an instalment is up to staff. */
async function orPaidTwice(
  transaction: Transaction<Tables>,
  attempt: PaymentRow,
  verdict: NonNullable<Verdict>,
): Promise<NonNullable<Verdict>> {
  if (verdict.state !== 'success') return verdict;
  const earlier = await findEarlierPayment({ tables: transaction }, attempt);
  if (earlier === undefined) return verdict;
  return {
    state: 'unknown',
    problem: `paid twice: ${earlier} has paid this instalment`,
    received_minor: attempt.amount_minor,
    received_currency: attempt.currency,
  };
}

function judgeStanding(attempt: PaymentRow, { standing, arrival }: News): Verdict {
  // Once money has arrived in a wrong amount, only the right amount changes anything.
  if (attempt.received_minor !== null && standing.kind !== 'paid') return undefined;
  switch (standing.kind) {
    case 'paid':
      return judgeAmount(attempt, standing.amount);
    case 'pending':
      return { state: 'processing', problem: null };
    case 'failed':
      return { state: 'failed', problem: standing.reason };
    case 'not-paid': {
      const wasOpen = attempt.state === 'processing' || attempt.state === 'unknown';
      return arrival !== 'link' || wasOpen ? { state: 'cancelled', problem: null } : undefined;
    }
    case 'unavailable':
      // Visitors returning from the payment page may have paid: do not ask them to pay again.
      return arrival === 'return' ? { state: 'unknown', problem: standing.reason } : undefined;
  }
}

/** Accepts the exact amount and currency only. */
function judgeAmount(attempt: PaymentRow, paid: { minor: number; currency: string }): Verdict {
  const isRight = paid.minor === attempt.amount_minor && paid.currency === attempt.currency;
  if (isRight) return { state: 'success', problem: null };
  const problem = `paid ${paid.minor} ${paid.currency} instead of ${attempt.amount_minor} ${attempt.currency}`;
  const received = { received_minor: paid.minor, received_currency: paid.currency };
  return { state: 'unknown', problem, ...received };
}

async function tellStaff(
  transaction: Transaction<Tables>,
  saver: LeadSaver,
  attempt: PaymentRow,
): Promise<void> {
  const own = await instalmentsOf({ tables: transaction }, attempt.enrolment_id);
  const { length: payments } = own;
  const { enrolment_id: id, currency } = attempt;
  const lead = leadAbout(
    { id, currency },
    {
      kind: 'payment',
      fields: {
        ...(payments > 1 && { instalment: `${attempt.instalment} of ${payments}` }),
        amount: formatMoney(moneyOf(attempt.amount_minor, currency)),
        service: attempt.provider,
        serviceReference: attempt.provider_reference ?? attempt.id,
      },
      sentKey: `payment ${attempt.id}`,
    },
  );
  await saver.saveIn(transaction, lead);
}
