import { vi } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { startFakeService } from './fake-service.ts';
import { killAtRandom } from './kill-at-random.ts';
import { sendLeads } from './send-leads.ts';
import { startSite, type RunningSite } from './start-site.ts';

interface Killing {
  readonly kills: number;
  /** How many processes serve on the one store. */
  readonly processes: number;
  readonly storeSettings: Readonly<Record<string, string>>;
  readonly openStore: () => Promise<Store>;
  readonly seed: number;
}

interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly saved: number;
  readonly delivered: number;
  readonly leads: number;
}

const clients = 8;
const deliveryMs = 120_000;

/** Kills processes at random times while clients send, then counts what is there. */
export async function killSites(killing: Killing): Promise<KillReport> {
  const { kills, processes, storeSettings, openStore, seed } = killing;
  await using service = await startFakeService();
  const start = () =>
    startSite({
      ...storeSettings,
      SUBSCRIPTION_URL: service.url,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
    });
  const sites: (RunningSite | undefined)[] = await Promise.all(
    Array.from({ length: processes }, start),
  );
  const senders = sendLeads(clients, (client) => sites[client % processes]?.address ?? '');
  await killAtRandom({ kills, seed, sites, start, answered: () => senders.acknowledged.size });
  await senders.stop();
  const { acknowledged } = senders;
  const delivered = () => [...acknowledged].filter((email) => has(service.received, email)).length;
  await vi.waitUntil(() => delivered() === acknowledged.size, {
    timeout: deliveryMs,
    interval: 500,
  });
  await Promise.all(sites.map(async (site) => site?.stop()));
  const store = await openStore();
  const rows = await store.tables.selectFrom('leads').select('email').execute();
  await store.close();
  const saved = new Set(rows.map(({ email }) => email));
  return {
    kills,
    acknowledged: acknowledged.size,
    saved: [...acknowledged].filter((email) => saved.has(email)).length,
    delivered: delivered(),
    leads: rows.length,
  };
}

const seen = new WeakMap<readonly string[], { set: Set<string>; read: number }>();

/** Looks an email up without reading the whole list each time. */
function has(list: readonly string[], email: string): boolean {
  const known = seen.get(list) ?? { set: new Set<string>(), read: 0 };
  seen.set(list, known);
  for (; known.read < list.length; known.read += 1) known.set.add(list[known.read] ?? '');
  return known.set.has(email);
}

/** One line for the person who reads the run. */
export function killSummary(where: string, report: KillReport): string {
  const { kills, acknowledged, saved, delivered } = report;
  return `${where}: ${kills} of ${kills} kills, ${saved} of ${acknowledged} acknowledged leads saved, ${delivered} of ${acknowledged} delivered\n`;
}
