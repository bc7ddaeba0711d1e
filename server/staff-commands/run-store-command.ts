import { parseSettings, type Settings } from '#server/settings.ts';
import { readSiteEnvironment } from '#server/site-environment.ts';
import { openStoreForCommand } from '#server/store/open-store.ts';
import { placeOf } from '#server/store/store-place.ts';
import type { Store } from '#server/store/store.ts';
import {
  findCommand,
  parseArguments,
  UsageError,
  type Caller,
  type Command,
} from './command-line.ts';

/** Exporting years of data can take minutes. */
const statementTimeoutMs = 10 * 60 * 1000;

/** What a sub-command that works on the store is called with. */
export interface SubjectCall extends Caller {
  readonly store: Store;
  readonly settings: Settings;
  /** The store, in words. */
  readonly place: string;
  /** What it is about, as typed: a person, an order's reference or a file. */
  readonly subject: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A sub-command that works on the store. */
export interface StoreCommand extends Command<SubjectCall> {
  /** Whether a subject is typed. */
  readonly takes: 'always' | 'sometimes' | 'never';
  /** The subject in words, where it is not that of its program. */
  readonly needs?: string;
  /** Looks at the subject before the store is opened. @throws RefusedError */
  check?(subject: string): Promise<void>;
}

/**
 * Runs the sub-command that the arguments name.
 * @param needs what its sub-commands are about, in words: "an order's reference"
 * @throws UsageError
 */
export async function runStoreCommand(
  commands: Readonly<Record<string, StoreCommand>>,
  [name, ...rest]: readonly string[],
  { caller, needs }: { readonly caller: Caller; readonly needs: string },
): Promise<void> {
  const command = findCommand(commands, name);
  const { values, positionals } = parseArguments(rest, command.options);
  const most = command.takes === 'never' ? 0 : 1;
  if (positionals.length > most) {
    throw new UsageError(`${name} does not take "${positionals[most]}": put spaces in quotes`);
  }
  const [subject] = positionals;
  if (command.takes === 'always' && subject === undefined) {
    throw new UsageError(`${name} needs ${command.needs ?? needs}`);
  }
  if (subject !== undefined) await command.check?.(subject);
  await withStore(caller, (call) => command.run({ ...call, subject, values }));
}

/** Says which store it is, opens it, and closes it afterwards. */
async function withStore(
  { env, stdout, stderr, stdin, openStore = openStoreForCommand }: Caller,
  work: (call: Omit<SubjectCall, 'subject' | 'values'>) => Promise<void>,
): Promise<void> {
  const settings = parseSettings(readSiteEnvironment(env));
  const place = placeOf(settings);
  stderr.write(`Store: ${place}\n`);
  const store = await openStore(settings, { statementTimeoutMs });
  try {
    await work({ env, stdout, stderr, stdin, store, settings, place });
  } finally {
    await store.close();
  }
}
