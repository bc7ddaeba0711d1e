import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import launch from '#server/launch.json' with { type: 'json' };
import { messageOf } from './memory-log.ts';

/** A production site in its own process. */
export interface RunningSite extends AsyncDisposable {
  readonly address: string;
  readonly pid: number;
  /** All that it has logged so far, a line each. */
  readonly lines: readonly string[];
  /** Tells it to stop, as a service manager would, and waits for its end. */
  readonly stop: () => Promise<Stopped>;
  /** Ends it without a warning, as a crash would. */
  readonly kill: () => Promise<void>;
}

interface Stopped {
  readonly code: number | null;
  /** All that it logged, a line each. */
  readonly lines: readonly string[];
  /** The messages of those lines. */
  readonly messages: readonly string[];
}

interface Ended {
  readonly code: number | null;
  readonly errorOutput: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const node = `${root}/node_modules/.bin/node`;

/**
 * Starts the built site on a free port and waits until it says that it is ready.
 * @param settings environment variables; nothing of the developer's own environment is passed on
 * @param folder holds the site's `build` and `content`
 */
export async function startSite(
  settings: Record<string, string> = {},
  folder: string = root,
): Promise<RunningSite> {
  const { child, ended } = run(settings, folder);
  const lines: string[] = [];
  const ready = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const address = /^Ready in [\d.]+ s: (http:\S+)$/.exec(line)?.[1];
      if (address === undefined) lines.push(line);
      else resolve(address);
    });
  });
  const address = await Promise.race([ready, ended.then(failToStart)]);
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return {
    address,
    pid: child.pid ?? 0,
    lines,
    kill,
    async stop() {
      child.kill('SIGTERM');
      const { code } = await ended;
      return { code, lines, messages: lines.map(messageOf) };
    },
    [Symbol.asyncDispose]: kill,
  };
}

/** Starts a site that is expected not to come up. */
export function startAndFail(settings: Record<string, string>): Promise<Ended> {
  return run(settings, root).ended;
}

function run(settings: Record<string, string>, siteFolder: string) {
  if (!existsSync(`${root}/build/server/index.js`)) {
    throw new Error('The site is not built: run "node scripts/build.mjs" first.');
  }
  // A store of its own, unless the test has one.
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const child = spawn(node, launch.arguments, {
    cwd: siteFolder,
    env: {
      ...launch.environment,
      PORT: '0',
      DATA_DIR: folder,
      SETTINGS_FILE: '/dev/null',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errorOutput = text(child.stderr);
  // After "close", unlike "exit", all output has been read.
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const ended = closed.then(async (code) => {
    rmSync(folder, { recursive: true });
    return { code, errorOutput: await errorOutput };
  });
  return { child, ended };
}

function failToStart({ code, errorOutput }: Ended): never {
  throw new Error(`The site ended with exit code ${code}: ${errorOutput}`);
}
