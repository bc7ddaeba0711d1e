import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findCpuSeconds } from './cpu-time.ts';

interface LoadOptions {
  readonly url: string;
  /** The process that answers. */
  readonly pid: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

/** How a server held out. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  /** 99 of 100 requests were answered within this. */
  readonly p99Ms: number;
  /** Processor time of the server for each request; it hardly depends on what else runs. */
  readonly cpuMicroseconds: number | undefined;
}

const execute = promisify(execFile);
const autocannon = fileURLToPath(import.meta.resolve('autocannon'));

const report = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  latency: z.object({ p99: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
});

/**
 * Asks for one address over and over on kept connections, from another process.
 * @throws Error when any answer is not a good one: fast errors are no result
 */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const cpuBefore = findCpuSeconds(options.pid);
  const { stdout } = await execute(process.execPath, [autocannon, ...argumentsFor(options)]);
  const cpuAfter = findCpuSeconds(options.pid);
  const { requests, latency, errors, non2xx } = report.parse(JSON.parse(stdout));
  if (errors + non2xx > 0) {
    throw new Error(`${options.url}: ${errors} errors, ${non2xx} bad answers`);
  }
  return {
    requestsPerSecond: requests.average,
    p99Ms: latency.p99,
    cpuMicroseconds:
      cpuBefore === undefined || cpuAfter === undefined
        ? undefined
        : ((cpuAfter - cpuBefore) * 1_000_000) / requests.total,
  };
}

function argumentsFor({ url, headers, connections, seconds }: LoadOptions): string[] {
  return [
    '--json',
    '--no-progress',
    `--connections=${connections}`,
    `--duration=${seconds}`,
    ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    url,
  ];
}
