import { parseArgs, type ParseArgsConfig } from 'node:util';
import { dayMs } from '#app/kernel/days.ts';
import { SettingError, type Settings } from '#server/settings.ts';
import type { Store, StoreLimits } from '#server/store/store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Where a command runs: a process, or a test. */
export interface Caller {
  readonly env: NodeJS.ProcessEnv;
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream;
  readonly stdin?: (NodeJS.ReadableStream & { readonly isTTY?: boolean }) | undefined;
  /** Opens the store of the settings; a test may give one that it has open. */
  readonly openStore?: (settings: Settings, limits: StoreLimits) => Promise<Store>;
}

/** Thrown for what was typed wrongly; how to use the command is printed before the message. */
export class UsageError extends Error {}

/** Thrown when a command cannot do what it should; the message is for staff. */
export class RefusedError extends Error {}

/** A sub-command: one line in the table of its program. */
export interface Command<Call> {
  /** As typed after its name. */
  readonly usage: string;
  readonly does: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  run(call: Call): Promise<void>;
}

/** Describes how the sub-commands of a program are typed. */
export function usageOf<Call>(
  program: string,
  commands: Readonly<Record<string, Command<Call>>>,
): string {
  const lines = Object.entries(commands).map(([name, { usage, does }]) =>
    `npm run ${program} -- ${name} ${usage}`.trimEnd().concat(`\n    ${does}`),
  );
  return lines.join('\n');
}

/** Parses arguments strictly. @throws UsageError */
export function parseArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'wrong arguments');
  }
}

/** Finds a sub-command in a table of them. @throws UsageError */
export function findCommand<Found>(
  commands: Readonly<Record<string, Found>>,
  name: string | undefined,
): Found {
  if (name === undefined) throw new UsageError('no command given');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`unknown command "${name}"`);
  return command;
}

/** Prints one line. */
export function print({ stdout }: Pick<Caller, 'stdout'>, line: string): void {
  stdout.write(`${line}\n`);
}

/** Resolves a relative path from the operator's folder, not from npm's. */
export function fileOf({ env }: Pick<Caller, 'env'>, name: string): string {
  return resolve(env['INIT_CWD'] ?? process.cwd(), name);
}

interface Program {
  readonly args: readonly string[];
  readonly usage: string;
  /** Puts failures of the store and others into words. */
  readonly explain?: (error: unknown) => string;
}

/**
 * Runs a command, and reports a failure on standard error; `--help` only says how to use it.
 * @returns the exit code
 */
export async function exitCodeOf(
  work: () => Promise<void>,
  { stdout, stderr }: Pick<Caller, 'stdout' | 'stderr'>,
  { args, usage, explain = storeFailure }: Program,
): Promise<number> {
  if (args.includes('--help')) {
    print({ stdout }, usage);
    return 0;
  }
  try {
    await work();
    return 0;
  } catch (error) {
    const isOperators = error instanceof SettingError || error instanceof RefusedError;
    const message = isOperators ? error.message : explain(error);
    // The reason comes last: above the usage it would be off the screen.
    stderr.write(error instanceof UsageError ? `${usage}\n\n${error.message}\n` : `${message}\n`);
    return 1;
  }
}

function storeFailure(error: unknown): string {
  return `The store cannot be used: ${storeFailureReason(error)}`;
}

/** A period in milliseconds; `untilMs` is exclusive. */
export interface Period {
  readonly sinceMs?: number | undefined;
  readonly untilMs?: number | undefined;
}

/** The values of the options, as parsed. */
interface Typed {
  readonly values: Readonly<Record<string, unknown>>;
}

/** Reads an option that has a value. */
export function textOf({ values }: Typed, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The options of a command that lists what is of a period. */
export const listOptions = {
  format: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
} as const;

/** Reads `--since` and `--until`: a day in Lagos, which `--until` includes, or a time. @throws UsageError */
export function periodOf(typed: Typed): Period {
  const until = textOf(typed, 'until');
  const isDay = until !== undefined && dayShape.test(until);
  const untilMs = timeOf('until', until);
  return {
    sinceMs: timeOf('since', textOf(typed, 'since')),
    untilMs: isDay && untilMs !== undefined ? untilMs + dayMs : untilMs,
  };
}

const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const zoneShape = /(?:Z|[+-]\d{2}:?\d{2})$/;

function timeOf(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const moment = dayShape.test(value) ? `${value}T00:00` : value;
  const text = zoneShape.test(moment) ? moment : `${moment}+01:00`;
  // Date.parse takes "5" for a day in 2001.
  const time = /^\d{4}-\d{2}-\d{2}[T ]/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(`--${name} must be a date such as 2026-11-21`);
  return time;
}

/** Tells whether a person sits at a terminal, who can be asked. */
export function isOnTerminal({ stdin }: Pick<Caller, 'stdin'>): boolean {
  return stdin?.isTTY === true;
}

/** Asks on the terminal; anything but "yes" or "y" is no. */
export async function isConfirmed(
  { stdin, stderr }: Pick<Caller, 'stdin' | 'stderr'>,
  question: string,
): Promise<boolean> {
  if (!stdin) return false;
  const lines = createInterface({ input: stdin, terminal: false });
  try {
    stderr.write(question);
    for await (const line of lines) return /^y(?:es)?$/i.test(line.trim());
    return false;
  } finally {
    lines.close();
  }
}
