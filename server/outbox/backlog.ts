import type { Store } from '#server/store/store.ts';

export interface Backlog {
  readonly target: string;
  readonly state: string;
  readonly count: number;
  readonly oldestSeconds: number;
}

/** Counts the deliveries that are waiting or dead-lettered. */
export async function readBacklog({ tables }: Store, nowMs: number): Promise<Backlog[]> {
  const rows = await tables
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .where('deliveries.state', 'in', ['pending', 'waiting', 'dead-letter'])
    .groupBy(['deliveries.target', 'deliveries.state'])
    .select((row) => [
      'deliveries.target',
      'deliveries.state',
      row.fn.countAll().as('count'),
      row.fn.min('leads.created_at').as('since'),
    ])
    .execute();
  return rows.map(({ target, state, count, since }) => ({
    target,
    state,
    count: Number(count),
    oldestSeconds: Math.max(0, (nowMs - since) / 1000),
  }));
}
