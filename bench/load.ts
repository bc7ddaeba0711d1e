import autocannon from 'autocannon';
import type { RunningSite } from '../tests/support/start-site.ts';
import { cpuSeconds } from './process-usage.ts';

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
  const cpuBefore = sum(targets, ({ pid }) => cpuSeconds(pid));
  const results = await Promise.all(
    targets.map(({ address }) =>
      autocannon({ ...options, url: address + path, connections: connections / targets.length }),
    ),
  );
  const cpu = sum(targets, ({ pid }) => cpuSeconds(pid)) - cpuBefore;
  const bad = sum(results, ({ errors, non2xx }) => errors + non2xx);
  if (bad > 0) throw new Error(`${path}: ${bad} errors or bad answers`);
  return {
    perSecond: sum(results, ({ requests }) => requests.average),
    p99Ms: Math.max(...results.map(({ latency }) => latency.p99)),
    cpuMicroseconds: (cpu * 1_000_000) / sum(results, ({ requests }) => requests.total),
  };
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}
