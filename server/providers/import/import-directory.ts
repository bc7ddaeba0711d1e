import { basename } from 'node:path';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import type { Store } from '#server/store/store.ts';
import { saveDirectory } from '../store/save-directory.ts';
import { checkFile, type CheckedFile, type ImportFile } from './check-file.ts';
import type { CsvRow } from './csv-row.ts';
import { readHeading } from './heading.ts';
import { readRows } from './read-rows.ts';
import { createRowReader, type RowResult } from './row-reader.ts';

interface ImportOptions extends ImportFile {
  readonly store: Store;
}

export type ImportOutcome =
  | { readonly kind: 'imported'; readonly facilities: number; readonly duplicates: number }
  | { readonly kind: 'refused'; readonly rows: number; readonly problems: number };

/**
 * Replaces the directory with a file, all or nothing. The file is read twice, first to check it and
 * then to write it, so that it need not fit into memory.
 */
export async function importDirectory(options: ImportOptions): Promise<ImportOutcome> {
  const checked = await checkFile(options);
  const { rows, problems, duplicateLines } = checked;
  if (problems > 0) return { kind: 'refused', rows, problems };
  const { count } = await saveDirectory(options.store, {
    facilities: facilitiesOf(options, checked),
    source: basename(options.file),
  });
  return { kind: 'imported', facilities: count, duplicates: duplicateLines.size };
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
