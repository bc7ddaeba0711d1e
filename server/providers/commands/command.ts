import type { ColumnMapping } from '#app/features/providers/provider-content.schema.ts';
import type { Command as StaffCommand } from '#server/staff-commands/command-line.ts';
import type { StoreCall } from '#server/staff-commands/with-store.ts';

/** What a sub-command is called with. */
export interface Call extends StoreCall {
  readonly mapping: ColumnMapping;
  /** As typed. */
  readonly file: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A sub-command: one line in the table of `run-providers-command.ts`. */
export interface Command extends StaffCommand<Call> {
  readonly takesFile: 'always' | 'sometimes' | 'never';
  /** Looks at the file before the store is opened. @throws RefusedError */
  checkFile?(file: string): Promise<void>;
}

/** A number of facilities in words: "1 facility", "34 facilities". */
export function facilitiesInWords(count: number): string {
  return `${count} ${count === 1 ? 'facility' : 'facilities'}`;
}
