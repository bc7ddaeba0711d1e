import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import { dayMs } from '#app/kernel/days.ts';
import type { DeliveryRow, Tables } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { targetsInOrder, type Target } from '#app/leads/lead-kinds.ts';

/** A delivery that only this worker may attempt until its lease ends. */
export interface ClaimedDelivery {
  readonly delivery: DeliveryRow;
  readonly leaseEndsMs: number;
  readonly kind: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly edition: string;
  readonly page: string;
  readonly createdAtMs: number;
  readonly suspectedBot: string | null;
  /** Version of the consent's wording. */
  readonly consentVersion: string | null;
}

/** Longer than any attempt may take; a dead worker loses its rows after it. */
export const leaseMs = 60_000;

interface Claim {
  readonly target: Target;
  readonly most: number;
  /** Time from one group to the next, unless `most` are due; none when undefined. */
  readonly windowMs?: number | undefined;
  readonly now: () => number;
}

/**
 * Claims due deliveries to one service. Workers on one PostgreSQL skip each other's rows; on SQLite the
 * transaction locks the file. Attempts are counted here, so that one that kills the process is not
 * retried endlessly at full speed.
 */
export async function claimDeliveries(store: Store, claim: Claim): Promise<ClaimedDelivery[]> {
  if (await isHeldBack(store, claim)) return [];
  // Usually nothing is due: check without taking the embedded store's write lock.
  const isEmbedded = store.engine === 'sqlite';
  if (isEmbedded && (await selectDue(store.tables, claim, claim.now()).execute()).length === 0) {
    return [];
  }
  return store.tables.transaction().execute(async (transaction) => {
    // Read here: after a long wait for the transaction, a lease from before it would end early, and
    // another's that began meanwhile would look like one of a clock set back.
    const nowMs = claim.now();
    const select = selectDue(transaction, claim, nowMs);
    const isShared = store.engine === 'postgresql';
    const due = await (isShared ? select.modifyEnd(sql`for update skip locked`) : select).execute();
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    await transaction
      .updateTable('deliveries')
      .set((row) => ({ leased_until: nowMs + leaseMs, attempts: row('attempts', '+', 1) }))
      .where('id', 'in', ids)
      .execute();
    return withLeads(transaction, due, nowMs + leaseMs);
  });
}

/** Tells whether what is due waits for more, because a group has just been delivered. */
async function isHeldBack({ tables }: Store, claim: Claim): Promise<boolean> {
  const { target, most, windowMs } = claim;
  if (windowMs === undefined) return false;
  const nowMs = claim.now();
  const last = await tables
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'done')
    .where('target', '=', target)
    // Limits how much of the index is read.
    .where('next_try_at', '>', nowMs - dayMs)
    .where('settled_at', '>', nowMs - windowMs)
    // Later: written before the clock was set back.
    .where('settled_at', '<=', nowMs)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && (await selectDue(tables, claim, nowMs).execute()).length < most;
}

/** A delivery that keeps killing the process has to wait for its lease. */
const mostCutOffAttempts = 5;

/** Releases the claims of a dead process, on a store that only one process delivers from. */
export async function releaseClaims({ tables }: Store): Promise<void> {
  await tables
    .updateTable('deliveries')
    .set({ leased_until: null })
    .where('state', '=', 'pending')
    .where('leased_until', 'is not', null)
    .where('attempts', '<', mostCutOffAttempts)
    .execute();
}

function selectDue(tables: Store['tables'], { target, most }: Claim, nowMs: number) {
  const due = tables
    .selectFrom('deliveries')
    .selectAll()
    .where('state', '=', 'pending')
    .where('target', '=', target)
    .where('next_try_at', '<=', nowMs)
    .where((row) =>
      row.or([
        row('leased_until', 'is', null),
        row('leased_until', '<=', nowMs),
        // Beyond any lease: written before the clock was set back.
        row('leased_until', '>', nowMs + 2 * leaseMs),
      ]),
    )
    .orderBy('next_try_at')
    .limit(most);
  if (!targetsInOrder.has(target)) return due;
  return due
    .where((row) => row.not(row.exists(earlierOf(row, 'email'))))
    .where((row) => row.not(row.exists(earlierOf(row, 'phone'))));
}

/** Selects what is still to be delivered of the same person's earlier leads; dead letters are not. */
function earlierOf(row: ExpressionBuilder<Tables, 'deliveries'>, contact: 'email' | 'phone') {
  return row
    .selectFrom('leads as own')
    .innerJoin('leads as other', `other.${contact}`, `own.${contact}`)
    .innerJoin('deliveries as earlier', 'earlier.lead_id', 'other.id')
    .select('earlier.id')
    .whereRef('own.id', '=', 'deliveries.lead_id')
    .whereRef('earlier.target', '=', 'deliveries.target')
    .where('earlier.state', '=', 'pending')
    .where((lead) =>
      lead(
        lead.refTuple('other.created_at', 'other.id'),
        '<',
        lead.refTuple('own.created_at', 'own.id'),
      ),
    );
}

async function withLeads(
  transaction: Transaction<Tables>,
  due: readonly DeliveryRow[],
  leaseEndsMs: number,
): Promise<ClaimedDelivery[]> {
  const ids = due.map(({ lead_id: id }) => id);
  const leads = await transaction.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  return due.flatMap((row) => {
    const lead = byId.get(row.lead_id);
    if (!lead) return [];
    const delivery = { ...row, attempts: row.attempts + 1 };
    const fields = JSON.parse(lead.fields) as Record<string, string>;
    const { kind, edition, page, created_at: createdAtMs } = lead;
    const { suspected_bot: suspectedBot, consent_version: consentVersion } = lead;
    const facts = { kind, fields, edition, page, createdAtMs, suspectedBot, consentVersion };
    return [{ delivery, leaseEndsMs, ...facts }];
  });
}
