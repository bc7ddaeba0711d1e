import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import launch from '#server/launch.json' with { type: 'json' };
import { messageOf } from './memory-log.ts';

/** A production site in its own process, below a parent when started in a group. */
export interface RunningSite extends AsyncDisposable {
  readonly address: string;
  readonly pid: number;
  /** All that it has logged so far, a line each. */
  readonly lines: readonly string[];
  /** Tells it to stop, as a service manager would, and waits for its end. */
  readonly stop: () => Promise<Stopped>;
  /** Sends these at once to every process of its group, and waits for its end. */
  readonly stopGroup: (signals: readonly NodeJS.Signals[]) => Promise<Stopped>;
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
export function startSite(
  settings: Record<string, string> = {},
  folder: string = root,
): Promise<RunningSite> {
  return follow(run(settings, launch.arguments, { folder }));
}

/** The same site as "npm start" runs it: a parent that passes signals on, both in a new group. */
export function startSiteInGroup(settings: Record<string, string> = {}): Promise<RunningSite> {
  const words = JSON.stringify(['node', launch.arguments]).slice(1, -1);
  const parent = `import { become } from './scripts/project.mjs'; become(${words});`;
  return follow(run(settings, ['--input-type=module', '--eval', parent], { detached: true }));
}

/** "npm start" itself: npm, its shell and the two above, in a new group. */
export function startSiteByNpm(settings: Record<string, string> = {}): Promise<RunningSite> {
  return follow(run(settings, ['start', '--silent'], { program: 'npm', detached: true }));
}

async function follow({ child, ended, signal }: ReturnType<typeof run>): Promise<RunningSite> {
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
    signal('SIGKILL');
    await ended;
  };
  const whenStopped = async () => {
    const { code } = await ended;
    return { code, lines, messages: lines.map(messageOf) };
  };
  return {
    address,
    pid: child.pid ?? 0,
    lines,
    kill,
    stop() {
      child.kill('SIGTERM');
      return whenStopped();
    },
    stopGroup(signals) {
      for (const one of signals) signal(one);
      return whenStopped();
    },
    [Symbol.asyncDispose]: kill,
  };
}

/** Starts a site that is expected not to come up. */
export function startAndFail(settings: Record<string, string>): Promise<Ended> {
  return run(settings, launch.arguments).ended;
}

interface RunOptions {
  readonly program?: string;
  /** Holds the site's `build` and `content`. */
  readonly folder?: string;
  readonly detached?: boolean;
}

function run(
  settings: Record<string, string>,
  args: readonly string[],
  { program = node, folder: siteFolder = root, detached = false }: RunOptions = {},
) {
  if (!existsSync(`${root}/build/server/index.js`)) {
    throw new Error('The site is not built: run "node scripts/build.mjs" first.');
  }
  // A separate store, unless the test has one.
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const child = spawn(program, args, {
    cwd: siteFolder,
    env: {
      ...launch.environment,
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: folder,
      SETTINGS_FILE: '/dev/null',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  });
  const errorOutput = text(child.stderr);
  // After "close", unlike "exit", all output has been read.
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  let isOver = false;
  child.once('close', () => (isOver = true));
  const signal = (name: NodeJS.Signals) => {
    if (!detached) child.kill(name);
    else if (child.pid !== undefined && !isOver) process.kill(-child.pid, name);
  };
  const ended = closed.then(async (code) => {
    rmSync(folder, { recursive: true });
    return { code, errorOutput: await errorOutput };
  });
  return { child, ended, signal };
}

function failToStart({ code, errorOutput }: Ended): never {
  throw new Error(`The site ended with exit code ${code}: ${errorOutput}`);
}
