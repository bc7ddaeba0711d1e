import { formatMoney } from '#app/kernel/money/format-money.ts';
import { moneyOf, type CurrencyCode } from '#app/kernel/money/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import type { LeadKeeper } from '#server/leads/keep-leads.ts';
import type { Log } from '#server/logging/log.ts';
import type { PaymentRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import type { Verdict } from './judge-standing.ts';
import { changeAttempt } from './order-rows.ts';

interface SettleOptions {
  readonly store: Store;
  readonly keeper: LeadKeeper;
  readonly log: Log;
  readonly now?: () => number;
}

/** Writes down what became of an attempt. Told twice, or late, it changes nothing. */
export async function settleAttempt(
  options: SettleOptions,
  attempt: PaymentRow,
  verdict: Verdict,
): Promise<void> {
  const { store, log, now = Date.now } = options;
  const nowMs = now();
  if (attempt.state === 'success') return;
  if (!verdict) {
    await changeAttempt(store, attempt.id, { checked_at: nowMs });
    return;
  }
  const isPaid = verdict.state === 'success';
  // First, so that staff hear of it whatever happens next; told twice it is one message.
  if (isPaid) await tellStaff(options, attempt);
  const isNew = verdict.state !== attempt.state || verdict.problem !== attempt.problem;
  await changeAttempt(store, attempt.id, {
    ...verdict,
    checked_at: nowMs,
    ...(isNew && { updated_at: nowMs }),
    ...(isPaid && { paid_at: nowMs }),
  });
  if (!isNew) return;
  const { id: paymentId, provider } = attempt;
  const facts = { paymentId, provider, state: verdict.state, problem: verdict.problem };
  if (verdict.state === 'unknown') log.error(facts, 'a payment must be looked into');
  else log.info(facts, 'payment changed');
}

async function tellStaff({ keeper }: SettleOptions, attempt: PaymentRow): Promise<void> {
  const { id, enrolment_id: enrolmentId, provider, provider_reference: theirs } = attempt;
  await keeper.keep({
    kind: 'payment',
    fields: {
      enrolment: referenceOf(enrolmentId),
      enrolmentLead: enrolmentId,
      amount: formatMoney(moneyOf(attempt.amount_minor, attempt.currency as CurrencyCode)),
      service: provider,
      serviceReference: theirs ?? id,
    },
    edition: attempt.currency === 'NGN' ? 'NG' : 'DG',
    page: '/checkout/payment',
    consent: undefined,
    sentKey: `payment ${id}`,
  });
}
