import { randomBytes } from 'node:crypto';
import type { NewOrder } from '#app/features/buying/enrolment/payment-desk.ports.ts';
import type { EnrolmentRow, PaymentRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';

/** Keeps an enrolment; one that is there for the lead stays as it is. */
export async function keepOrder(
  store: Store,
  order: NewOrder,
  nowMs: number,
): Promise<EnrolmentRow> {
  const row: EnrolmentRow = {
    id: order.leadId,
    // As hard to guess as a key: who has the link sees plan and price, and may pay.
    token: randomBytes(18).toString('base64url'),
    query: order.query,
    amount_minor: order.amount?.minor ?? null,
    currency: order.amount?.currency ?? 'NGN',
    created_at: nowMs,
  };
  await store.tables
    .insertInto('enrolments')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return store.tables
    .selectFrom('enrolments')
    .selectAll()
    .where('id', '=', order.leadId)
    .executeTakeFirstOrThrow();
}

/** The enrolment that a link leads to. */
export function findOrder(store: Store, token: string): Promise<EnrolmentRow | undefined> {
  return store.tables
    .selectFrom('enrolments')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
}

/** All attempts to pay an enrolment, the first first. */
export function attemptsOf(store: Store, enrolmentId: string): Promise<PaymentRow[]> {
  return store.tables
    .selectFrom('payments')
    .selectAll()
    .where('enrolment_id', '=', enrolmentId)
    .orderBy('attempt')
    .execute();
}

/** Keeps a new attempt; one of the same number that is there already stays, and is returned. */
export async function keepAttempt(store: Store, row: PaymentRow): Promise<PaymentRow> {
  await store.tables
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return store.tables
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
}

/** Changes an attempt, unless it has been paid: nothing that comes later undoes that. */
export async function changeAttempt(
  store: Store,
  id: string,
  change: Partial<Omit<PaymentRow, 'id' | 'enrolment_id'>>,
): Promise<void> {
  await store.tables
    .updateTable('payments')
    .set(change)
    .where('id', '=', id)
    .where('state', '!=', 'success')
    .execute();
}

/** The address to which payment services send a receipt; it goes when the lead goes. */
export async function findEmail(store: Store, enrolmentId: string): Promise<string | undefined> {
  const row = await store.tables
    .selectFrom('leads')
    .select('email')
    .where('id', '=', enrolmentId)
    .executeTakeFirst();
  return row?.email ?? undefined;
}
