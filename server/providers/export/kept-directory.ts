import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import type { ColumnMapping } from '#app/features/providers/provider-content.schema.ts';
import type { Store } from '#server/store/store.ts';
import { writeDirectoryFile } from './write-directory.ts';

interface Keeping {
  readonly mapping: ColumnMapping;
  readonly dataFolder: string;
  /** Version that takes the place of what is kept. */
  readonly replacedBy: string;
}

/**
 * Path of the directory that a version has replaced. It names that version, so that whatever breaks
 * off, and wherever a back-up is restored, `undo` never finds another step's directory.
 */
export function keptFileOf(dataFolder: string, replacedBy: string): string {
  return join(folderIn(dataFolder), `${replacedBy}.csv`);
}

/** Keeps a directory that is about to be replaced. */
export async function keepDirectory(
  batches: AsyncIterable<readonly Facility[]>,
  { mapping, dataFolder, replacedBy }: Keeping,
): Promise<void> {
  const file = keptFileOf(dataFolder, replacedBy);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeDirectoryFile(batches, mapping, file);
}

/** Removes what no version in the store has replaced. An import that has succeeded never fails here. */
export async function removeOldCopies(store: Store, dataFolder: string): Promise<void> {
  try {
    const files = await readdir(folderIn(dataFolder));
    const rows = await store.tables.selectFrom('directory_versions').select('id').execute();
    const old = files.filter((file) => !rows.some(({ id }) => file.startsWith(id)));
    for (const file of old) await rm(join(folderIn(dataFolder), file), { force: true });
  } catch {
    // They are removed after the next import, and the first one has kept nothing.
  }
}

function folderIn(dataFolder: string): string {
  return join(resolve(dataFolder), 'providers-before-import');
}
