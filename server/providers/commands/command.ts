import type { ParseArgsConfig } from 'node:util';
import type { ColumnMapping } from '#server/content/providers/provider-content.ts';
import type { Caller } from '#server/staff-commands/command-line.ts';
import type { Store } from '#server/store/store.ts';

/** What a sub-command is called with. */
export interface Call extends Caller {
  readonly store: Store;
  readonly dataFolder: string;
  readonly mapping: ColumnMapping;
  /** As typed. */
  readonly file: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A sub-command: one line in the table of `run-providers-command.ts`. */
export interface Command {
  /** As typed after its name. */
  readonly usage: string;
  readonly does: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly takesFile: 'always' | 'sometimes' | 'never';
  /** Looks at the file before the store is opened. @throws RefusedError */
  checkFile?(file: string): Promise<void>;
  run(call: Call): Promise<void>;
}

/** A number of facilities in words: "1 facility", "34 facilities". */
export function facilitiesInWords(count: number): string {
  return `${count} ${count === 1 ? 'facility' : 'facilities'}`;
}
