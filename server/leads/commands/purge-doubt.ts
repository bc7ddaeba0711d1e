import { plusMonths } from '#app/kernel/days.ts';
import { countUnpaid, orderMs } from '#server/enrolment/retention/purge-orders.ts';
import type { Store } from '#server/store/store.ts';

/** Why a purge must wait for someone to look at the clock. */
export interface PurgeDoubt {
  /** Leads that it would remove, of all. */
  readonly old: number;
  readonly leads: number;
  /** Unpaid orders that it would remove, of all that are unpaid. */
  readonly oldOrders: number;
  readonly orders: number;
  /** Undefined when there was none before. */
  readonly lastPurgeMs: number | undefined;
}

const runId = 'leads';
/** A purge is daily: after a longer time the site was off, or its clock has jumped. */
const longestGapMs = 31 * 24 * 60 * 60 * 1000;
/** Of fewer leads or orders than these even one is much. */
const few = 3;

/**
 * Doubts the clock where it has moved on by more than a month since the last purge, or none is known, and
 * the purge would take more than a tenth of all leads or of all unpaid orders, or the newest of them; of a
 * small store the oldest may go.
 * Day by day any number may grow old. A doubt stays, however many leads come in by the wrong clock, until
 * the clock is right or staff have said yes.
 */
export async function findPurgeDoubt(
  store: Store,
  nowMs: number,
  limits: PurgeLimits,
): Promise<PurgeDoubt | undefined> {
  const lastRun = await readRun(store);
  const lastPurgeMs = lastRun?.at || undefined;
  if (lastPurgeMs !== undefined && nowMs - lastPurgeMs <= longestGapMs) return undefined;
  const leads = await countLeads(store, limits.leadsMs);
  const orders = await countUnpaid(store, limits.ordersMs);
  if (leads.old + orders.old === 0) return undefined;
  const isDoubted = (lastRun?.withheld ?? 0) > 0;
  if (!isDoubted && !isMuch(leads, limits.leadsMs) && !isMuch(orders, limits.ordersMs)) {
    return undefined;
  }
  return {
    old: leads.old,
    leads: leads.all,
    oldOrders: orders.old,
    orders: orders.all,
    lastPurgeMs,
  };
}

interface Counted {
  readonly old: number;
  readonly all: number;
  readonly newestMs: number;
}

function isMuch({ old, all, newestMs }: Counted, beforeMs: number): boolean {
  const most = all < few ? 0 : Math.max(all / 10, 1);
  return old > most || (old > 0 && newestMs < beforeMs);
}

/** Notes that a purge went ahead. */
export async function notePurge(store: Store, nowMs: number): Promise<void> {
  await writeRun(store, { at: nowMs, withheld: 0 });
}

/** Notes that a purge was withheld, for the status and the doctor. */
export async function noteDoubt(store: Store, doubt: PurgeDoubt): Promise<void> {
  await writeRun(store, { at: doubt.lastPurgeMs ?? 0, withheld: doubt.old + doubt.oldOrders });
}

/** Counts the leads and orders that wait for someone to look at the clock. */
export async function countWithheld(store: Store): Promise<number> {
  return (await readRun(store))?.withheld ?? 0;
}

function readRun({ tables }: Store) {
  return tables.selectFrom('purge_runs').selectAll().where('id', '=', runId).executeTakeFirst();
}

async function writeRun(
  { tables }: Store,
  run: { readonly at: number; readonly withheld: number },
): Promise<void> {
  await tables
    .insertInto('purge_runs')
    .values({ id: runId, ...run })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(run))
    .execute();
}

async function countLeads({ tables }: Store, beforeMs: number) {
  const { old, all, newest } = await tables
    .selectFrom('leads')
    .select(({ fn }) => [
      fn.countAll().filterWhere('created_at', '<', beforeMs).as('old'),
      fn.countAll().as('all'),
      fn.max('created_at').as('newest'),
    ])
    .executeTakeFirstOrThrow();
  return { old: Number(old), all: Number(all), newestMs: newest };
}

/** Time before which leads are purged: the same time of day, whole calendar months ago. */
export function purgeBefore(nowMs: number, retentionMonths: number): number {
  const today = new Date(nowMs).toISOString().slice(0, 10);
  return Date.parse(plusMonths(today, -retentionMonths)) + (nowMs - Date.parse(today));
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
