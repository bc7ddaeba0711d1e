import { basename } from 'node:path';
import type { Facility } from '#app/location/directory/facility.ports.ts';
import type { ColumnMapping } from '#server/content/providers/provider-content.ts';
import type { Store } from '#server/store/store.ts';
import type { Areas } from '../areas.ts';
import { saveDirectory } from '../store/save-directory.ts';
import { checkFile, type CheckedFile } from './check-file.ts';
import type { CsvRow } from './csv-row.ts';
import { readHeading } from './heading.ts';
import { readRows } from './read-rows.ts';
import { createRowReader } from './row-reader.ts';

interface ImportOptions {
  readonly store: Store;
  readonly file: string;
  readonly mapping: ColumnMapping;
  readonly areas: Areas;
  readonly report: (line: string) => void;
}

export type ImportOutcome =
  | { readonly kind: 'imported'; readonly facilities: number; readonly duplicates: number }
  /** Nothing was changed. */
  | { readonly kind: 'refused'; readonly rows: number; readonly problems: number };

/**
 * Replaces the directory by a file, all of it or nothing: the file is checked to its end first and
 * read a second time to be written, so that it never has to fit into memory.
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

function facilityOf(
  result: ReturnType<ReturnType<typeof createRowReader>>,
  { line }: CsvRow,
): Facility {
  if ('facility' in result) return result.facility;
  throw new Error(`line ${line} has changed since the file was checked`);
}
