import { moneyOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import type { PaymentRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import {
  attemptsAt,
  fromLink,
  ledgerOf,
  lineFor,
  type LedgerLine,
  type OrderRows,
} from './ledger.ts';
import { findLinked, requestOf, rowsOf } from './order-rows.ts';

/** A paid instalment, without any personal data. */
export type Receipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

/** Finds the receipt of an instalment's link; undefined until it is paid. */
export async function findReceipt(store: Store, token: string) {
  const linked = await findLinked(store, token);
  if (linked?.number === undefined) return undefined;
  const { enrolment, number } = linked;
  const rows = await rowsOf(store.tables, enrolment);
  const ledger = ledgerOf(rows);
  const line = lineFor(ledger, number);
  if (line?.state !== 'success') return undefined;
  const { instalment } = line;
  const attempt = attemptsAt(instalment, rows.payments).findLast(
    ({ state }) => state === 'success',
  );
  const transfer = settlingTransfer(rows, ledger.lines.slice(0, ledger.lines.indexOf(line) + 1));
  const paid = attempt ?? transfer?.payment;
  if (!paid) return undefined;
  // Only the last receipt can state what was transferred beyond all that is due.
  const leftMinor = line === ledger.lines.at(-1) ? (transfer?.leftMinor ?? 0) : 0;
  const beyondMinor = attempt ? attempt.amount_minor - instalment.amount_minor : leftMinor;
  return {
    reference: referenceOf(enrolment.id),
    request: requestOf(enrolment),
    number,
    /** How many payments the schedule has. */
    payments: rows.instalments.length,
    /** What has come in for it and was not given back, though its price may be lower now. */
    amount: moneyOf(
      line.paidMinor + Math.max(0, Math.min(beyondMinor, ledger.excessMinor)),
      instalment.currency,
    ),
    dueDay: instalment.due_day,
    paidAtMs: paid.paid_at ?? paid.updated_at,
    /** Who took the money: a payment service, or another way. */
    provider: paid.provider,
    providerReference: paid.provider_reference ?? paid.id,
  };
}

/**
 * Finds the transfer that has paid the last of these instalments, and what is left of it: transfers pay one
 * after the other.
 */
function settlingTransfer(
  rows: OrderRows,
  lines: readonly LedgerLine[],
): { readonly payment: PaymentRow; readonly leftMinor: number } | undefined {
  let owed = lines.reduce((sum, { instalment, paidMinor }) => {
    return sum + Math.max(0, paidMinor - fromLink(instalment, rows));
  }, 0);
  const { currency } = rows.enrolment;
  for (const payment of rows.payments) {
    const isTransfer = payment.provider === 'transfer' && payment.currency === currency;
    if (!isTransfer || payment.amount_minor < 0) continue;
    owed -= payment.amount_minor;
    if (owed <= 0) return { payment, leftMinor: -owed };
  }
  return undefined;
}
