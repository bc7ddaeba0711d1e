import { moneyOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import type { Store } from '#server/store/store.ts';
import { attemptsAt, ledgerOf, lineFor } from './ledger.ts';
import { findLinked, requestOf, rowsOf } from './order-rows.ts';

/** A paid instalment, without any personal data. */
export type Receipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

/** Finds the receipt of an instalment's link; undefined until it is paid. */
export async function findReceipt(store: Store, token: string) {
  const linked = await findLinked(store, token);
  if (linked?.number === undefined) return undefined;
  const { enrolment, number } = linked;
  const rows = await rowsOf(store.tables, enrolment);
  const line = lineFor(ledgerOf(rows), number);
  if (line?.state !== 'success') return undefined;
  const { instalment } = line;
  // Paid at its link, or else by transfers, of which the latest has settled it.
  const paid =
    attemptsAt(instalment, rows.payments).findLast(({ state }) => state === 'success') ??
    rows.payments.findLast((one) => one.provider === 'transfer' && one.amount_minor > 0);
  if (!paid) return undefined;
  return {
    reference: referenceOf(enrolment.id),
    request: requestOf(enrolment),
    number,
    /** How many payments the schedule has. */
    payments: rows.instalments.length,
    amount: moneyOf(line.paidMinor, instalment.currency),
    dueDay: instalment.due_day,
    paidAtMs: paid.paid_at ?? paid.updated_at,
    /** Who took the money: a payment service, or another way. */
    provider: paid.provider,
    providerReference: paid.provider_reference ?? paid.id,
  };
}
