import { sql, type Transaction } from 'kysely';
import type { DeliveryRow, Tables } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import type { Target } from '#app/leads/lead-kinds.ts';

/** A delivery that this worker alone may attempt until its lease ends. */
export interface Claimed {
  readonly delivery: DeliveryRow;
  readonly kind: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly edition: string;
  readonly page: string;
  readonly createdAtMs: number;
  readonly suspectedBot: string | null;
}

/** Longer than any attempt may take; a worker that died loses its rows after it. */
export const leaseMs = 60_000;

interface Claim {
  readonly target: Target;
  readonly most: number;
  readonly nowMs: number;
}

/**
 * Takes due deliveries to one service. Workers on one PostgreSQL skip each other's rows; on SQLite
 * the transaction has the file to itself. An attempt counts from here, so that one which kills the
 * process is not tried endlessly at full speed.
 */
export async function claimDeliveries(store: Store, claim: Claim): Promise<Claimed[]> {
  // Most of the time nothing is due: found out without taking the embedded store's write lock.
  if (store.engine === 'sqlite' && (await selectDue(store.tables, claim).execute()).length === 0) {
    return [];
  }
  return store.tables.transaction().execute(async (transaction) => {
    const select = selectDue(transaction, claim);
    const isShared = store.engine === 'postgresql';
    const due = await (isShared ? select.modifyEnd(sql`for update skip locked`) : select).execute();
    if (due.length === 0) return [];
    await transaction
      .updateTable('deliveries')
      .set((row) => ({ leased_until: claim.nowMs + leaseMs, attempts: row('attempts', '+', 1) }))
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
    return withLeads(transaction, due);
  });
}

/** One whose attempts ended the process again and again has to wait for its lease. */
const mostCutOffAttempts = 5;

/**
 * Takes back what a process that died had claimed, on a store that only one process delivers from:
 * there is nobody to wait for.
 */
export async function takeOverClaims({ tables }: Store): Promise<void> {
  await tables
    .updateTable('deliveries')
    .set({ leased_until: null })
    .where('state', '=', 'pending')
    .where('leased_until', 'is not', null)
    .where('attempts', '<', mostCutOffAttempts)
    .execute();
}

function selectDue(tables: Store['tables'], { target, most, nowMs }: Claim) {
  return tables
    .selectFrom('deliveries')
    .selectAll()
    .where('state', '=', 'pending')
    .where('target', '=', target)
    .where('next_try_at', '<=', nowMs)
    .where((row) =>
      row.or([
        row('leased_until', 'is', null),
        row('leased_until', '<=', nowMs),
        // Longer than a lease lasts: given before the clock was set back.
        row('leased_until', '>', nowMs + 2 * leaseMs),
      ]),
    )
    .orderBy('next_try_at')
    .limit(most);
}

async function withLeads(
  transaction: Transaction<Tables>,
  due: readonly DeliveryRow[],
): Promise<Claimed[]> {
  const leads = await transaction
    .selectFrom('leads')
    .selectAll()
    .where(
      'id',
      'in',
      due.map(({ lead_id }) => lead_id),
    )
    .execute();
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  return due.flatMap((row) => {
    const lead = byId.get(row.lead_id);
    if (!lead) return [];
    const delivery = { ...row, attempts: row.attempts + 1 };
    const fields = JSON.parse(lead.fields) as Record<string, string>;
    const { kind, edition, page, created_at: createdAtMs, suspected_bot: suspectedBot } = lead;
    return [{ delivery, kind, fields, edition, page, createdAtMs, suspectedBot }];
  });
}
