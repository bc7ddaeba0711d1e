import { hash } from 'node:crypto';
import { basename } from 'node:path';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import type { Store } from '#server/store/store.ts';
import { keepDirectory, keptFileOf, removeOldCopies } from '../export/write-directory.ts';
import { findCurrentVersion, readCurrent, toFacilityRow } from '../store/load-directory.ts';
import { saveDirectory } from '../store/save-directory.ts';
import { checkFile, type ImportFile, type ReadSoFar } from './check-file.ts';

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

/** Takes back what was written for an import that may not replace the directory. */
class NotReplacedError extends Error {
  readonly outcome: ImportOutcome;

  constructor(outcome: ImportOutcome) {
    super('nothing was replaced');
    this.outcome = outcome;
  }
}

/**
 * Replaces the directory with a file, all or nothing, and keeps the one before. The file's rows are
 * checked and written one after the other, so that they need not fit into memory.
 */
export async function importDirectory(options: ImportOptions): Promise<ImportOutcome> {
  const { store, file, mapping, dataFolder, isDryRun = false } = options;
  const counter = createChangeCounter();
  const { facilities, soFar } = checkFile(options);
  if (isDryRun) {
    for await (const facility of facilities) counter.add(facility);
    return (await judge(options, soFar(), counter)).outcome;
  }
  try {
    const { count } = await saveDirectory(store, {
      facilities: counter.addAll(facilities),
      source: basename(file),
      async beforeReplacing(replacedBy) {
        const { outcome, present } = await judge(options, soFar(), counter);
        if (outcome.kind !== 'checked') throw new NotReplacedError(outcome);
        const before = present === undefined ? undefined : readCurrent(store, present);
        await keepDirectory(before, mapping, keptFileOf(dataFolder, replacedBy));
      },
    });
    await removeOldCopies(store, dataFolder);
    return { kind: 'imported', facilities: count, duplicates: soFar().duplicates };
  } catch (error) {
    if (error instanceof NotReplacedError) return error.outcome;
    throw error;
  }
}

/**
 * Compares the directory, in its present version if any, with a file that was read to its end, if
 * that is sound.
 */
async function judge(
  { store, mayRemoveMost = false }: ImportOptions,
  { rows, problems, duplicates }: ReadSoFar,
  counter: ReturnType<typeof createChangeCounter>,
): Promise<{ readonly outcome: ImportOutcome; readonly present?: string | undefined }> {
  if (problems > 0) return { outcome: { kind: 'refused', rows, problems } };
  const counted = { facilities: rows - duplicates, duplicates };
  const present = await findCurrentVersion(store);
  if (present === undefined)
    return { outcome: { kind: 'checked', ...counted, changes: undefined } };
  const changes = await counter.since(readCurrent(store, present));
  const kind = removesTooMany(changes) && !mayRemoveMost ? 'removes-too-many' : 'checked';
  return { outcome: { kind, ...counted, changes }, present };
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
/** A directory with fewer facilities than this is a beginning or a trial, which one replaces as one likes. */
export const leastGuarded = 50;

/** Compares a new directory with the present one; keeps a digest of each new facility. */
function createChangeCounter() {
  const digests = new Map<string, string>();
  const add = (facility: Facility): void => void digests.set(facility.id, digestOf(facility));
  return {
    /** Adds a facility of the new directory. */
    add,
    /** Adds each as it is passed on. */
    async *addAll(facilities: AsyncIterable<Facility>): AsyncGenerator<Facility> {
      for await (const facility of facilities) {
        add(facility);
        yield facility;
      }
    },
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
  return now >= leastGuarded && (now - removed) * 100 < now * leastKeptPercent;
}

function digestOf(facility: Facility): string {
  // A row has its fields in one order, wherever the facility comes from.
  return hash('sha256', JSON.stringify(toFacilityRow('', facility)), 'base64');
}
