import { hash } from 'node:crypto';
import { basename } from 'node:path';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import type { Store } from '#server/store/store.ts';
import { keepDirectory, removeOldCopies } from '../export/kept-directory.ts';
import { findCurrentVersion, readCurrent, toFacilityRow } from '../store/load-directory.ts';
import { saveDirectory } from '../store/save-directory.ts';
import { checkFile, type CheckedFile, type ImportFile } from './check-file.ts';
import { readRows, type CsvRow } from './csv-parser.ts';
import { readHeading } from './heading.ts';
import { createRowReader, type RowResult } from './row-reader.ts';

interface ImportOptions extends ImportFile {
  readonly store: Store;
  /** Where the directory that is replaced is kept for `undo`. */
  readonly dataFolder: string;
  /** Only says what an import would do. */
  readonly isDryRun?: boolean;
  /** Imports however little of the present directory stays. */
  readonly mayRemoveMost?: boolean;
}

export interface Counted {
  readonly facilities: number;
  readonly duplicates: number;
}

interface Compared extends Counted {
  /** Undefined for the first import, which replaces the sample. */
  readonly changes: DirectoryChanges | undefined;
}

export type ImportOutcome =
  | ({ readonly kind: 'imported' } & Counted)
  | ({ readonly kind: 'checked' } & Compared)
  | ({ readonly kind: 'removes-too-many'; readonly changes: DirectoryChanges } & Counted)
  | { readonly kind: 'refused'; readonly rows: number; readonly problems: number };

/**
 * Replaces the directory with a file, all or nothing, and keeps the one before. The file is read
 * twice, first to check it and then to write it, so that it need not fit into memory.
 */
export async function importDirectory(options: ImportOptions): Promise<ImportOutcome> {
  const { isDryRun = false, mayRemoveMost = false } = options;
  const { checked, present, changes } = await compareFile(options);
  const { rows, problems, duplicateLines } = checked;
  if (problems > 0) return { kind: 'refused', rows, problems };
  const duplicates = duplicateLines.size;
  const counted = { facilities: rows - duplicates, duplicates };
  if (changes && removesTooMany(changes) && !mayRemoveMost) {
    return { kind: 'removes-too-many', ...counted, changes };
  }
  if (isDryRun) return { kind: 'checked', ...counted, changes };
  return { kind: 'imported', facilities: await replace(options, checked, present), duplicates };
}

interface ComparedFile {
  readonly checked: CheckedFile;
  /** Version of the directory; undefined for the sample. */
  readonly present?: string | undefined;
  readonly changes?: DirectoryChanges | undefined;
}

/** Checks the file, and compares it with the directory if it is sound. */
async function compareFile(options: ImportOptions): Promise<ComparedFile> {
  const { store } = options;
  const counter = createChangeCounter();
  const checked = await checkFile({ ...options, found: counter.add });
  const present = checked.problems > 0 ? undefined : await findCurrentVersion(store);
  if (present === undefined) return { checked };
  return { checked, present, changes: await counter.since(readCurrent(store, present)) };
}

/** Writes the file's facilities. @returns how many there are */
async function replace(
  options: ImportOptions,
  checked: CheckedFile,
  present: string | undefined,
): Promise<number> {
  const { store, file, mapping, dataFolder } = options;
  const { count } = await saveDirectory(store, {
    facilities: facilitiesOf(options, checked),
    source: basename(file),
    async beforeReplacing(replacedBy) {
      if (present === undefined) return;
      await keepDirectory(readCurrent(store, present), { mapping, dataFolder, replacedBy });
    },
  });
  await removeOldCopies(store, dataFolder);
  return count;
}

async function* facilitiesOf(
  { file, mapping, areas }: ImportOptions,
  { encoding, duplicateLines }: CheckedFile,
): AsyncGenerator<Facility> {
  let readRow: ReturnType<typeof createRowReader> | undefined;
  for await (const rows of readRows(file, encoding)) {
    for (const row of rows) {
      if (readRow) {
        if (!duplicateLines.has(row.line)) yield facilityOf(readRow(row), row);
      } else {
        readRow = createRowReader(readHeading(row.cells, mapping).heading, mapping, areas);
      }
    }
  }
}

function facilityOf(result: RowResult, { line }: CsvRow): Facility {
  if ('facility' in result) return result.facility;
  throw new Error(`line ${line} has changed since the file was checked`);
}

/** The difference that an import makes, in facilities, which are told apart by id. */
export interface DirectoryChanges {
  readonly now: number;
  readonly next: number;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
}

/**
 * An import that keeps less of the present directory is taken for a mistake: a part of a list, or
 * another list. From one list to the next an insurer parts with a few providers in a hundred.
 */
export const leastKeptPercent = 80;

/** Compares a new directory with the present one; keeps a digest of each new facility. */
function createChangeCounter() {
  const digests = new Map<string, string>();
  return {
    /** Adds a facility of the new directory. */
    add: (facility: Facility): void => void digests.set(facility.id, digestOf(facility)),
    /** Counts what changes once every new facility is added. */
    async since(present: AsyncIterable<readonly Facility[]>): Promise<DirectoryChanges> {
      let now = 0;
      let kept = 0;
      let changed = 0;
      for await (const batch of present) {
        now += batch.length;
        for (const facility of batch) {
          const digest = digests.get(facility.id);
          if (digest !== undefined) kept += 1;
          if (digest !== undefined && digest !== digestOf(facility)) changed += 1;
        }
      }
      return { now, next: digests.size, added: digests.size - kept, removed: now - kept, changed };
    },
  };
}

/** True when fewer facilities stay than an import may leave without being told to. */
function removesTooMany({ now, removed }: DirectoryChanges): boolean {
  return (now - removed) * 100 < now * leastKeptPercent;
}

function digestOf(facility: Facility): string {
  // A row has its fields in one order, wherever the facility comes from.
  return hash('sha256', JSON.stringify(toFacilityRow('', facility)), 'base64');
}
