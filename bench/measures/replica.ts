import { mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readProviderContent } from '#server/content/providers/provider-content.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { createLog } from '#server/log.ts';
import { makeSampleDirectory } from '#server/providers/sample/sample-directory.ts';
import { openStore } from '#server/store/open-store.ts';
import { Replicator, type Turn } from '#server/store/replica/replicator.ts';
import { aLead } from '../../tests/support/a-lead.ts';
import { writeFacilityCsv } from '../../tests/support/facility-csv.ts';
import { runImport } from '../../tests/support/run-import.ts';
import { leadRequest, load, mixedLoad, residentKilobytes } from '../load.ts';
import { kilobytes, median, quantile, row, type Measure, type MeasureContext } from '../row.ts';
import { startMeasuredSite } from '../site.ts';

const subject = 'Replica, 20,000 leads';
const leads = 20_000;
const leadsAtOnce = 200;
const leadsOfTurn = 20;
const seconds = 20;
const pagesPerSecond = 10;
let sequence = 0;
const targets = new Set(['subscription', 'forms', 'webhook', 'staff-mail'] as const);

/** What a replica of a store with a directory and leads takes, and what visitors notice of it. */
export const replicaMeasure: Measure = { name: 'replica', run };

async function run({ runs, progress }: MeasureContext) {
  using root = mkdtempDisposableSync(join(tmpdir(), 'bench-replica-'));
  const dataFolder = join(root.path, 'data');
  const folder = join(root.path, 'mount');
  mkdirSync(folder);
  progress('Importing the sample and saving 20,000 leads …');
  await saveLeads(dataFolder, 1);
  await importSample(root.path, dataFolder);
  await saveLeads(dataFolder, leads);
  const replicator = new Replicator({ dataFolder, folder });
  const whole = replicator.turn();
  const changed: Turn[] = [];
  const idle: Turn[] = [];
  const processorMs: number[] = [];
  for (let turn = 1; turn <= runs; turn += 1) {
    progress(`Leads and turns of the replica, ${turn} of ${runs} …`);
    await saveLeads(dataFolder, leadsOfTurn);
    const before = process.cpuUsage();
    changed.push(replicator.turn());
    const { user, system } = process.cpuUsage(before);
    processorMs.push((user + system) / 1000);
    idle.push(replicator.turn());
  }
  replicator.close();
  progress('Pages and leads, without and with a replica …');
  const without = await visitWhileLeadsCome({ DATA_DIR: dataFolder });
  const beside = await visitWhileLeadsCome({ DATA_DIR: dataFolder, REPLICA_DIR: folder });
  const middle = (turns: readonly Turn[], what: 'bytes' | 'tookMs') =>
    median(turns.map((turn) => turn[what]));
  return [
    row(subject, 'All of it, as at the start', whole.tookMs, 'ms'),
    row(subject, 'All of it', kilobytes(whole.bytes), 'kB'),
    row(subject, 'A turn after 20 more leads', middle(changed, 'tookMs'), 'ms', { atMost: 1000 }),
    row(subject, 'The same, processor time', median(processorMs), 'ms'),
    row(subject, 'A turn after 20 more leads', kilobytes(middle(changed, 'bytes')), 'kB'),
    row(subject, 'A turn with nothing new', middle(idle, 'tookMs'), 'ms'),
    row(subject, 'Pages without it, 99th percentile', quantile(without.times, 0.99), 'ms'),
    row(subject, 'Pages beside it, 99th percentile', quantile(beside.times, 0.99), 'ms'),
    row(subject, 'Pages without it, longest', Math.max(...without.times), 'ms'),
    row(subject, 'Pages beside it, longest', Math.max(...beside.times), 'ms'),
    row(subject, 'Memory without it', without.kilobytes, 'kB'),
    row(subject, 'Memory beside it', beside.kilobytes, 'kB'),
  ];
}

async function importSample(folder: string, dataFolder: string): Promise<void> {
  const file = join(folder, 'facilities.csv');
  const { sample } = await readProviderContent('content');
  await writeFacilityCsv(file, makeSampleDirectory(sample));
  const imported = await runImport(file, { DATA_DIR: dataFolder });
  if (imported.status !== 0) throw new Error(imported.lines.slice(-3).join('\n'));
}

async function saveLeads(dataFolder: string, count: number): Promise<void> {
  const log = createLog('silent');
  const store = await openStore({ databaseUrl: undefined, dataFolder, log });
  await sql`pragma synchronous = off`.execute(store.tables);
  const saver = createLeadSaver({ store, targets });
  for (let saved = 0; saved < count; saved += leadsAtOnce) {
    const length = Math.min(leadsAtOnce, count - saved);
    await Promise.all(Array.from({ length }, () => saver.save(newLead())));
  }
  await store.close();
}

function newLead() {
  sequence += 1;
  const fields = { name: 'Ada Obi', phone: '+2348031234567', message: 'Which plan fits us?' };
  return aLead({
    kind: 'contact',
    fields: { ...fields, email: `ada-${sequence}@example.com` },
    sentKey: `key-${sequence}`,
  });
}

/** How long cached pages take while leads come all the time. */
async function visitWhileLeadsCome(settings: Record<string, string>) {
  await using site = await startMeasuredSite(settings);
  const pages = { address: site.address, paths: ['/'], perSecond: pagesPerSecond, seconds };
  const lead = { url: '', duration: seconds, overallRate: leadsOfTurn, requests: [leadRequest] };
  const [times] = await Promise.all([mixedLoad(pages), load([site], lead)]);
  return { times, kilobytes: residentKilobytes(site.pid) };
}
