import { renewalDays, type Renewal } from '#app/features/buying/enrolment/renewal.ts';
import { dayInLagos, plusDays } from '#app/kernel/days.ts';
import { findCoverEnd } from '../cover.ts';
import { ledgerOf, type OrderRows } from '../ledger.ts';

/**
 * Finds the days of an order that can be renewed: from 60 days before the end of its cover, unless a payment is
 * late. After the end the next year starts at once.
 * @param today as YYYY-MM-DD, in Lagos
 */
export function findRenewal(rows: OrderRows, today: string): Renewal | undefined {
  const endDay = findCoverEnd(rows);
  if (endDay === undefined || today < plusDays(endDay, -renewalDays)) return undefined;
  const isLate = ledgerOf(rows).lines.some(
    ({ state, instalment }) => state !== 'success' && instalment.due_day < today,
  );
  if (isLate) return undefined;
  const orderDay = rows.instalments[0]?.due_day ?? dayInLagos(rows.order.created_at);
  return { orderDay, startDay: today > endDay ? today : endDay };
}
