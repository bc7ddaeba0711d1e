import { sql, type Kysely } from 'kysely';
import { renewalDays, type Renewal } from '#app/features/buying/enrolment/renewal.ts';
import { dayInLagos, plusDays } from '#app/kernel/days.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import type { Tables } from '#server/store/schema.ts';
import { findCoverEnd } from '../cover.ts';
import { ledgerOf, type OrderRows } from '../ledger.ts';
import { findLinked, rowsOf } from '../order-rows.ts';
import { addToTrail } from '../trail.ts';

/**
 * Finds the days of an order that can be renewed: from 60 days before the end of its cover, unless a payment is
 * late or another order renews it. After the end the next year starts at once.
 * @param today as YYYY-MM-DD, in Lagos
 */
export async function findRenewal(
  tables: Kysely<Tables>,
  rows: OrderRows,
  today: string,
): Promise<Renewal | undefined> {
  const endDay = findCoverEnd(rows);
  if (endDay === undefined || today < plusDays(endDay, -renewalDays)) return undefined;
  const isLate = ledgerOf(rows).lines.some(
    ({ state, instalment }) => state !== 'success' && instalment.due_day < today,
  );
  if (isLate || (await isRenewed(tables, rows.enrolment.id))) return undefined;
  const orderDay = rows.instalments[0]?.due_day ?? dayInLagos(rows.enrolment.created_at);
  const startDay = today > endDay ? today : endDay;
  const { id, token } = rows.enrolment;
  return { renews: { reference: referenceOf(id), token }, orderDay, startDay };
}

/** Whether an order that renews this one is there, and not cancelled. */
async function isRenewed(tables: Kysely<Tables>, enrolmentId: string): Promise<boolean> {
  const entry = tables
    .selectFrom('enrolment_trail')
    // As the index is written.
    .innerJoin('enrolments', (join) =>
      join.on(sql<boolean>`substr(enrolments.id, 29) = enrolment_trail.reference`),
    )
    .select('enrolment_trail.id')
    .where('enrolment_trail.enrolment_id', '=', enrolmentId)
    .where('enrolment_trail.action', '=', 'renewed')
    .where('enrolments.cancelled_at', 'is', null);
  return (await entry.executeTakeFirst()) !== undefined;
}

/**
 * Records that an order is renewed by another one, where it can be. Safe to repeat.
 * @param token of its link: its reference is known to others
 */
export async function markRenewed(
  tables: Kysely<Tables>,
  token: string,
  renewing: { readonly id: string; readonly nowMs: number },
): Promise<void> {
  const { id, nowMs } = renewing;
  const order = (await findLinked({ tables }, token))?.enrolment;
  if (!order) return;
  if (!(await findRenewal(tables, await rowsOf(tables, order), dayInLagos(nowMs)))) return;
  const author = { enrolmentId: order.id, who: 'the buyer', nowMs };
  await addToTrail(tables, author, {
    action: 'renewed',
    reference: referenceOf(id).toLowerCase(),
  });
}
