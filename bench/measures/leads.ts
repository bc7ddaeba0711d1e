import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tests/support/postgres.ts';
import { findFreePort } from '../free-port.ts';
import { measureSyncRate } from '../sync-rate.ts';
import { median } from '../median.ts';
import { startProgram, type Program } from '../program.ts';
import type { Row } from '../row.ts';
import type { Measure, MeasureContext } from './measure.ts';

/** How fast leads are acknowledged, which means synced to disk. */
export const leadsMeasure: Measure = { name: 'leads', run };

const clients = 32;
const seconds = 5;
const manyLeads = 100_000;

interface Burst {
  readonly perSecond: number;
  readonly p99Ms: number;
}

interface LeadSite {
  readonly origin: string;
  readonly pid: number;
}

let sequence = 0;

async function run(context: MeasureContext): Promise<readonly Row[]> {
  return [...(await measureEmbedded(context)), ...(await measurePostgres(context))];
}

async function measureEmbedded({ runs, progress }: MeasureContext): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-leads-'));
  const [program] = await startSites([{ DATA_DIR: folder }]);
  try {
    const site = siteOf(program);
    await send([site], 2 * clients * 20);
    const bursts: Burst[] = [];
    const syncs: number[] = [];
    for (let turn = 1; turn <= runs; turn += 1) {
      progress(`Leads on the embedded store and syncs of the disk, ${turn} of ${runs} …`);
      syncs.push(measureSyncRate(folder, seconds * 1000));
      bursts.push(await send([site], Number.POSITIVE_INFINITY, seconds * 1000));
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
  const before = await residentKilobytes(site.pid);
  await send([site], manyLeads);
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
      target: { atMost: 1.5 },
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
      await send(sites, 2 * clients * 20);
      const bursts: Burst[] = [];
      for (let turn = 1; turn <= runs; turn += 1) {
        progress(`Leads on PostgreSQL with ${processes} of the site, ${turn} of ${runs} …`);
        bursts.push(await send(sites, Number.POSITIVE_INFINITY, seconds * 1000));
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
  return [
    { subject, name: `Acknowledged, ${clients} clients`, value: perSecond, unit: 'requests/s' },
    { subject, name: '99th percentile', value: p99Ms, unit: 'ms' },
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
      NODE_ENV: 'production',
      PORT: port,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
    };
    const program = await startProgram({
      command: 'node',
      args: ['server/main.ts'],
      env: { ...env, ...more },
      readyPattern: /^Ready in /m,
    });
    started.push({ origin: `http://127.0.0.1:${port}`, program });
  }
  return started;
}

function siteOf(started: Started | undefined): LeadSite {
  if (!started) throw new Error('no site was started');
  return { origin: started.origin, pid: started.program.pid };
}

/** Sends leads over kept connections, each from another visitor, until enough or time is over. */
async function send(sites: readonly LeadSite[], most: number, forMs = 3_600_000): Promise<Burst> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const startedAt = performance.now();
  let left = most;
  async function client(at: number): Promise<void> {
    const site = sites[at % sites.length];
    if (!site) return;
    while (left > 0 && performance.now() - startedAt < forMs) {
      left -= 1;
      const sentAt = performance.now();
      await sendOne(site.origin, agent);
      times.push(performance.now() - sentAt);
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, at) => client(at)));
  agent.destroy();
  const elapsedSeconds = (performance.now() - startedAt) / 1000;
  const p99Ms = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { perSecond: times.length / elapsedSeconds, p99Ms };
}

function sendOne(origin: string, agent: Agent): Promise<void> {
  sequence += 1;
  const sender = `10.${(sequence >> 16) & 255}.${(sequence >> 8) & 255}.${sequence & 255}`;
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': sender };
    const sent = request(`${origin}/api/subscriptions`, { method: 'POST', agent, headers });
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 202) resolve();
        else reject(new Error(`a lead was answered ${response.statusCode}`));
      });
    });
    sent.end(`{"email":"lead-${sequence}@example.com"}`);
  });
}

async function residentKilobytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN);
}
