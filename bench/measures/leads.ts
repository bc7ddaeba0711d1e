import { closeSync, fdatasyncSync, mkdtempDisposableSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tests/support/postgres.ts';
import type { RunningSite } from '../../tests/support/start-site.ts';
import {
  leadRequest,
  load,
  loadRows,
  medianOf,
  residentKilobytes,
  type LoadResult,
} from '../load.ts';
import { median, row, type MeasureContext, type Row } from '../row.ts';
import { startMeasuredSite } from '../site.ts';

const connections = 32;
const acknowledged = `Acknowledged, ${connections} clients`;
const seconds = 5;
const warmUpLeads = connections * 40;
const manyLeads = 100_000;
/** After so many the process has the size that it works in. */
const settlingLeads = 25_000;

/** How fast leads are acknowledged, which means synced to disk. */
export async function measureLeads(context: MeasureContext): Promise<readonly Row[]> {
  return [...(await embeddedRows(context)), ...(await postgresRows(context))];
}

async function embeddedRows({ runs, progress }: MeasureContext): Promise<readonly Row[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-leads-'));
  await using site = await startMeasuredSite({ DATA_DIR: folder.path });
  await sendLeads([site], { amount: warmUpLeads });
  const bursts: LoadResult[] = [];
  const syncs: number[] = [];
  for (let turn = 1; turn <= runs; turn += 1) {
    progress(`Leads on the embedded store and syncs of the disk, ${turn} of ${runs} …`);
    syncs.push(measureSyncRate(folder.path, seconds * 1000));
    bursts.push(await sendLeads([site], { duration: seconds }));
  }
  const subject = 'Leads, embedded store';
  const ratio = medianOf(bursts, 'perSecond') / median(syncs);
  progress('Memory over a hundred thousand leads …');
  return [
    row(subject, 'Acknowledged against syncs of the disk', ratio, 'ratio', { atLeast: 1 }),
    row(subject, 'Syncs of the disk', median(syncs), 'requests/s'),
    ...loadRows(subject, acknowledged, bursts),
    ...(await memoryRows(site)),
  ];
}

async function memoryRows(site: RunningSite): Promise<readonly Row[]> {
  await sendLeads([site], { amount: settlingLeads });
  const before = residentKilobytes(site.pid);
  await sendLeads([site], { amount: manyLeads });
  const after = residentKilobytes(site.pid);
  const subject = 'Leads, 100,000 more';
  return [
    row(subject, 'Memory before', before, 'kB'),
    row(subject, 'Memory after', after, 'kB'),
    row(subject, 'Memory after against before', after / before, 'ratio', { atMost: 1.1 }),
  ];
}

async function postgresRows({ runs, progress }: MeasureContext): Promise<readonly Row[]> {
  await using postgres = await startPostgres();
  const settings = { DATABASE_URL: postgres.url };
  await using first = await startMeasuredSite(settings);
  const rows = async (sites: readonly RunningSite[]) => {
    await sendLeads(sites, { amount: warmUpLeads });
    const bursts: LoadResult[] = [];
    for (let turn = 1; turn <= runs; turn += 1) {
      progress(`Leads on PostgreSQL with ${sites.length} of the site, ${turn} of ${runs} …`);
      bursts.push(await sendLeads(sites, { duration: seconds }));
    }
    return loadRows(`Leads, PostgreSQL, processes: ${sites.length}`, acknowledged, bursts);
  };
  const alone = await rows([first]);
  await using second = await startMeasuredSite(settings);
  return [...alone, ...(await rows([first, second]))];
}

function sendLeads(
  sites: readonly RunningSite[],
  until: { readonly amount: number } | { readonly duration: number },
): Promise<LoadResult> {
  return load(sites, { url: '', connections, requests: [leadRequest], ...until });
}

const page = Buffer.alloc(4096, 1);

/** How often a second the disk below a folder takes a page and says that it is safe. */
function measureSyncRate(folder: string, forMs: number): number {
  const descriptor = openSync(join(folder, 'sync-rate'), 'w');
  const startedAt = performance.now();
  let syncs = 0;
  while (performance.now() - startedAt < forMs) {
    writeSync(descriptor, page);
    fdatasyncSync(descriptor);
    syncs += 1;
  }
  const took = (performance.now() - startedAt) / 1000;
  closeSync(descriptor);
  return syncs / took;
}
