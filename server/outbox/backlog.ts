import type { ServiceStatus } from '#app/features/status/status-report.types.ts';
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

/** What waits for each service, by name. */
export function backlogByService(backlog: readonly Backlog[]): ServiceStatus[] {
  const targets = [...new Set(backlog.map(({ target }) => target))].toSorted();
  return targets.map((service) => {
    const own = backlog.filter(({ target }) => target === service);
    const waiting = own.filter(({ state }) => state !== 'dead-letter');
    const dead = own.filter(({ state }) => state === 'dead-letter');
    const ages = waiting.map(({ oldestSeconds }) => oldestSeconds);
    return {
      service,
      waiting: totalOf(waiting),
      oldestSeconds: ages.length > 0 ? Math.max(...ages) : undefined,
      deadLetters: totalOf(dead),
    };
  });
}

function totalOf(rows: readonly Backlog[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}
