import { spawn, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { savedEmails } from './saved-emails.ts';

/** Where a store is, as the environment says it. */
export type StoreSettings = Readonly<Record<string, string>>;

interface CommandRun {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

const node = 'node_modules/.bin/node';
/** The environment of every command: without a developer's own settings. */
export const commandEnvironment = {
  PATH: process.env['PATH'],
  SETTINGS_FILE: '/dev/null',
  // Commands start often: what Node has compiled once serves the next ones.
  NODE_COMPILE_CACHE: join(tmpdir(), 'compile-cache'),
};

/** Runs a program of the project in another process, as an operator would. */
export async function runProgram(
  program: readonly string[],
  settings: StoreSettings,
): Promise<CommandRun> {
  const child = spawn(node, program, { env: { ...commandEnvironment, ...settings } });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await closed, output, errors };
}

/** Runs `npm run store` without the check of what is installed. */
export function runStore(settings: StoreSettings, ...args: readonly string[]) {
  return runProgram(['server/store/store-command.ts', ...args], settings);
}

/** Has a process acknowledge leads that is then killed: what it wrote is still in the log. */
export function saveAndBeKilled(settings: StoreSettings, ...emails: readonly string[]): void {
  const { signal, stderr } = spawnSync(node, ['tests/support/killed-saver.ts', ...emails], {
    env: { ...commandEnvironment, ...settings },
    encoding: 'utf8',
  });
  if (signal !== 'SIGKILL') throw new Error(`the saver was not killed: ${stderr}`);
}

/** The emails of all leads in a store. */
export async function emailsIn(settings: StoreSettings): Promise<readonly string[]> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder = '' } = settings;
  return (await savedEmails({ databaseUrl, dataFolder })).toSorted();
}
