import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tests/support/postgres.ts';
import { findCpuSeconds } from '../cpu-time.ts';
import { findFreePort } from '../../tests/support/free-port.ts';
import { sendBurst } from '../lead-client.ts';
import { measureSyncRate } from '../sync-rate.ts';
import { median } from '../median.ts';
import type { Program } from '../program.ts';
import { residentKilobytes } from '../resident-memory.ts';
import type { Row } from '../row.ts';
import { startServer } from '../site.ts';
import type { Measure, MeasureContext } from './measure.ts';

/** How fast leads are acknowledged, which means synced to disk. */
export const leadsMeasure: Measure = { name: 'leads', run };

const clients = 32;
const seconds = 5;
const manyLeads = 100_000;
/** After so many the process has the size that it works in. */
const warmUpLeads = 25_000;

interface Burst {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Processor time of all processes of the site for each lead. */
  readonly cpuMicroseconds: number;
}

interface LeadSite {
  readonly origin: string;
  readonly pid: number;
}

async function run(context: MeasureContext): Promise<readonly Row[]> {
  return [...(await measureEmbedded(context)), ...(await measurePostgres(context))];
}

async function measureEmbedded({ runs, progress }: MeasureContext): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-leads-'));
  const [program] = await startSites([{ DATA_DIR: folder }]);
  try {
    const site = siteOf(program);
    await warmUp([site]);
    const bursts: Burst[] = [];
    const syncs: number[] = [];
    for (let turn = 1; turn <= runs; turn += 1) {
      progress(`Leads on the embedded store and syncs of the disk, ${turn} of ${runs} …`);
      syncs.push(measureSyncRate(folder, seconds * 1000));
      bursts.push(await measureBurst([site]));
    }
    const ratio = median(bursts.map(({ perSecond }) => perSecond)) / median(syncs);
    const subject = 'Leads, embedded store';
    return [
      {
        subject,
        name: 'Acknowledged against syncs of the disk',
        value: ratio,
        unit: 'ratio',
        target: { atLeast: 1 },
      },
      { subject, name: 'Syncs of the disk', value: median(syncs), unit: 'requests/s' },
      ...burstRows(subject, bursts),
      ...(await measureMemory(site, progress)),
    ];
  } finally {
    await program?.program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureMemory(site: LeadSite, progress: MeasureContext['progress']): Promise<Row[]> {
  progress('Memory over a hundred thousand leads …');
  await sendBurst({ origins: [site.origin], clients, most: warmUpLeads });
  const before = await residentKilobytes(site.pid);
  await sendBurst({ origins: [site.origin], clients, most: manyLeads });
  const after = await residentKilobytes(site.pid);
  const subject = 'Leads, 100,000 more';
  return [
    { subject, name: 'Memory before', value: before, unit: 'kB' },
    { subject, name: 'Memory after', value: after, unit: 'kB' },
    {
      subject,
      name: 'Memory after against before',
      value: after / before,
      unit: 'ratio',
      target: { atMost: 1.1 },
    },
  ];
}

async function measurePostgres({ runs, progress }: MeasureContext): Promise<Row[]> {
  await using postgres = await startPostgres();
  const rows: Row[] = [];
  for (const processes of [1, 2]) {
    const settings = Array.from({ length: processes }, () => ({ DATABASE_URL: postgres.url }));
    const started = await startSites(settings);
    try {
      const sites = started.map(siteOf);
      await warmUp(sites);
      const bursts: Burst[] = [];
      for (let turn = 1; turn <= runs; turn += 1) {
        progress(`Leads on PostgreSQL with ${processes} of the site, ${turn} of ${runs} …`);
        bursts.push(await measureBurst(sites));
      }
      rows.push(...burstRows(`Leads, PostgreSQL, processes: ${processes}`, bursts));
    } finally {
      for (const { program } of started) await program.stop();
    }
  }
  return rows;
}

function burstRows(subject: string, bursts: readonly Burst[]): Row[] {
  const perSecond = median(bursts.map((burst) => burst.perSecond));
  const p99Ms = median(bursts.map((burst) => burst.p99Ms));
  const cpu = median(bursts.map((burst) => burst.cpuMicroseconds));
  return [
    { subject, name: `Acknowledged, ${clients} clients`, value: perSecond, unit: 'requests/s' },
    { subject, name: '99th percentile', value: p99Ms, unit: 'ms' },
    { subject, name: 'Processor time a lead', value: cpu, unit: 'µs' },
  ];
}

interface Started {
  readonly origin: string;
  readonly program: Program;
}

async function startSites(settings: readonly Record<string, string>[]): Promise<Started[]> {
  const started: Started[] = [];
  for (const more of settings) {
    const port = String(await findFreePort());
    const env = {
      PORT: port,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
    };
    const program = await startServer({ ...env, ...more });
    started.push({ origin: `http://127.0.0.1:${port}`, program });
  }
  return started;
}

function siteOf(started: Started | undefined): LeadSite {
  if (!started) throw new Error('no site was started');
  return { origin: started.origin, pid: started.program.pid };
}

async function warmUp(sites: readonly LeadSite[]): Promise<void> {
  await sendBurst({ origins: sites.map(({ origin }) => origin), clients, most: clients * 40 });
}

async function measureBurst(sites: readonly LeadSite[]): Promise<Burst> {
  const cpuSeconds = () =>
    sites.reduce((sum, { pid }) => sum + (findCpuSeconds(pid) ?? Number.NaN), 0);
  const before = cpuSeconds();
  const origins = sites.map(({ origin }) => origin);
  const { leads, ...burst } = await sendBurst({ origins, clients, forMs: seconds * 1000 });
  return { ...burst, cpuMicroseconds: ((cpuSeconds() - before) * 1_000_000) / leads };
}
