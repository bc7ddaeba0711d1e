import type { ParseArgsConfig } from 'node:util';
import type { Settings } from '#server/settings.ts';
import type { Caller } from '#server/staff-commands/command-line.ts';
import type { Store } from '#server/store/store.ts';

/** What a sub-command is called with. */
export interface Call extends Caller {
  readonly store: Store;
  readonly settings: Settings;
  /** The store, in words. */
  readonly place: string;
  /** The order's reference, as typed. */
  readonly ref: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A sub-command: one line in the table of `run-enrolments-command.ts`. */
export interface Command {
  /** As typed after its name. */
  readonly usage: string;
  readonly does: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly takesRef: boolean;
  run(call: Call): Promise<void>;
}

/** Reads an option that has a value. */
export function textOf({ values }: Call, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}
