import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import type { ColumnMapping } from '#server/content/providers/provider-content.ts';
import { writeRows, type Row } from '#server/staff-commands/write-rows.ts';
import { putInPlace } from '#server/store/copies/sync-disk.ts';
import { headingsOf, toCells } from './facility-cells.ts';

type Batches = AsyncIterable<readonly Facility[]>;

/** Streams facilities as a CSV file that an import reads. @returns how many there are */
export async function writeDirectory(
  batches: Batches,
  mapping: ColumnMapping,
  output: NodeJS.WritableStream,
): Promise<number> {
  let count = 0;
  async function* rows(): AsyncGenerator<Row> {
    for await (const batch of batches) {
      count += batch.length;
      for (const facility of batch) yield toCells(facility, mapping);
    }
  }
  await writeRows(rows(), { format: 'csv', columns: headingsOf(mapping), output });
  return count;
}

/** Writes such a file, or replaces one, in one step. @returns how many facilities it has */
export async function writeDirectoryFile(
  batches: Batches,
  mapping: ColumnMapping,
  file: string,
): Promise<number> {
  const part = `${file}.${randomUUID()}`;
  const output = createWriteStream(part);
  try {
    const count = await writeDirectory(batches, mapping, output);
    output.end();
    await finished(output);
    putInPlace(part, file);
    return count;
  } finally {
    output.destroy();
    await rm(part, { force: true });
  }
}
