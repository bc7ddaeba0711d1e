import { orderMs } from '#server/enrolment/retention/purge-orders.ts';

/** Time before which leads are purged: the same day, whole calendar months ago. */
export function purgeBefore(nowMs: number, retentionMonths: number): number {
  const date = new Date(nowMs);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - retentionMonths);
  // The 31st of a shorter month would overflow into the next and purge too much.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/** Times before which something goes. */
export interface PurgeLimits {
  readonly leadsMs: number;
  /** For orders of which nothing has been paid. */
  readonly ordersMs: number;
}

/** What a purge at this time removes. */
export function purgeLimitsAt(nowMs: number, retentionMonths: number): PurgeLimits {
  return { leadsMs: purgeBefore(nowMs, retentionMonths), ordersMs: nowMs - orderMs };
}
