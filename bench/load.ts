import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon, { type Request } from 'autocannon';
import type { RunningSite } from '../tests/support/start-site.ts';
import { median, row, sum, type Row } from './row.ts';
import { answerTo } from './sent-page.ts';

/** How servers performed together under load. */
export interface LoadResult {
  readonly perSecond: number;
  /** 99 of 100 requests were answered within this. */
  readonly p99Ms: number;
  /** Processor time of the servers for each request; it hardly depends on what else runs. */
  readonly cpuMicroseconds: number;
}

/**
 * Sends requests over kept connections, shared out among the servers.
 * @throws Error when any answer is not a good one: fast errors are no result
 */
export async function load(
  targets: readonly Pick<RunningSite, 'address' | 'pid'>[],
  { url: path, connections = 1, ...options }: autocannon.Options,
): Promise<LoadResult> {
  const cpuSoFar = () => sum(targets.map(({ pid }) => cpuSeconds(pid)));
  const cpuBefore = cpuSoFar();
  const results = await Promise.all(
    targets.map(({ address }) =>
      autocannon({ ...options, url: address + path, connections: connections / targets.length }),
    ),
  );
  const cpu = cpuSoFar() - cpuBefore;
  const bad = sum(results.map(({ errors, non2xx }) => errors + non2xx));
  if (bad > 0) throw new Error(`${path}: ${bad} errors or bad answers`);
  return {
    perSecond: sum(results.map(({ requests }) => requests.average)),
    p99Ms: Math.max(...results.map(({ latency }) => latency.p99)),
    cpuMicroseconds: (cpu * 1_000_000) / sum(results.map(({ requests }) => requests.total)),
  };
}

/** What a server did in several turns. @param name what it answered */
export function loadRows(subject: string, name: string, turns: readonly LoadResult[]): Row[] {
  return [
    row(subject, name, medianOf(turns, 'perSecond'), 'requests/s'),
    row(subject, '99th percentile', medianOf(turns, 'p99Ms'), 'ms'),
    row(subject, 'Processor time each', medianOf(turns, 'cpuMicroseconds'), 'µs'),
  ];
}

/** The middle turn. */
export function medianOf(turns: readonly LoadResult[], what: keyof LoadResult): number {
  return median(turns.map((turn) => turn[what]));
}

/** Linux counts a process's time in hundredths of a second, whatever the kernel's own clock. */
const ticksPerSecond = 100;

/** Processor seconds that a process has used so far; not a number where the system does not tell. */
function cpuSeconds(pid: number): number {
  const fields = read(pid, 'stat').split(') ')[1]?.split(' ');
  return (Number(fields?.[11]) + Number(fields?.[12])) / ticksPerSecond;
}

/** Memory that a process holds, in kB; not a number where the system does not tell. */
export function residentKilobytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1] ?? Number.NaN);
}

function read(pid: number, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

let sequence = 0;

/** A lead as autocannon sends it, each from another visitor. */
export const leadRequest: Request = {
  method: 'POST',
  path: '/api/subscriptions',
  setupRequest(request) {
    sequence += 1;
    const sender = `10.${(sequence >> 16) & 255}.${(sequence >> 8) & 255}.${sequence & 255}`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': sender };
    return { ...request, headers, body: `{"email":"lead-${sequence}@example.com"}` };
  },
};

interface MixedLoad {
  readonly address: string;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  readonly perSecond: number;
  readonly seconds: number;
}

/**
 * Asks at a steady pace, whether answers come or not: a server that falls behind is not spared, as
 * it is by autocannon, whose connections wait for their answers.
 * @returns how long each answer took
 * @throws Error when any answer is not a good one
 */
export async function mixedLoad({
  address,
  paths,
  perSecond,
  seconds,
}: MixedLoad): Promise<readonly number[]> {
  const startedAt = performance.now();
  const answers: Promise<number>[] = [];
  for (let asked = 0; asked < perSecond * seconds; asked += 1) {
    const dueMs = (asked * 1000) / perSecond - (performance.now() - startedAt);
    if (dueMs > 0) await delay(dueMs);
    const answer = ask(address + (paths[asked % paths.length] ?? '/'));
    // Told below, when all have come.
    answer.catch(() => undefined);
    answers.push(answer);
  }
  return Promise.all(answers);
}

async function ask(url: string): Promise<number> {
  const sentAt = performance.now();
  const response = await answerTo(url);
  await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} was answered ${response.statusCode}`);
  return performance.now() - sentAt;
}
