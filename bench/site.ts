import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import serverLaunch from '../server/launch.json' with { type: 'json' };
import { findFreePort } from '../tests/support/free-port.ts';
import { startProgram, type Program } from './program.ts';

/** The built site, running for a measure. */
export interface Site {
  readonly origin: string;
  readonly pid: number;
  /** From the start of the process to its ready line. */
  readonly readyMs: number;
}

interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  /** Settings besides those that every measure needs. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The name under which the site takes the visitor's country from a trusted proxy. */
export const countryHeader = 'x-country';

export const server: Launch = { command: 'node', args: serverLaunch.arguments };

/**
 * Runs a task against the production site on a free port, with an empty data folder.
 * @param launch another way to start it than the bare server process
 */
export async function withSite<Result>(
  task: (site: Site) => Promise<Result>,
  launch: Launch = server,
): Promise<Result> {
  const origin = `http://127.0.0.1:${await findFreePort()}`;
  const data = mkdtempSync(join(tmpdir(), 'bench-data-'));
  try {
    const program = await startServer(environment(origin, data), launch);
    const { pid, readyMs } = program;
    return await task({ origin, pid, readyMs }).finally(() => program.stop());
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Starts the production site, until it is ready; whoever calls stops it. */
export function startServer(
  settings: Readonly<Record<string, string>>,
  launch: Launch = server,
): Promise<Program> {
  const env = { ...serverLaunch.environment, ...settings, ...launch.env };
  return startProgram({ ...launch, env, readyPattern: /^Ready in /m });
}

function environment(origin: string, dataFolder: string): Record<string, string> {
  return {
    PORT: new URL(origin).port,
    SITE_URL: origin,
    DATA_DIR: dataFolder,
    TRUST_PROXY: '127.0.0.1',
    COUNTRY_HEADER: countryHeader,
    LOG_LEVEL: 'error',
  };
}
