import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, mkdir, readdir, writeFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import {
  columnFields,
  type ColumnField,
  type ColumnMapping,
} from '#app/features/providers/provider-content.schema.ts';
import { writeRows, type Row } from '#server/staff-commands/write-rows.ts';
import { putInPlace } from '#server/store/copies/sync-disk.ts';
import { findLga } from '#app/site/nigeria/lgas.ts';
import { findState } from '#app/site/nigeria/states.ts';
import { dirname, join, resolve } from 'node:path';
import type { Store } from '#server/store/store.ts';

type Batches = AsyncIterable<readonly Facility[]> | Iterable<readonly Facility[]>;

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
  // The first headings that an import takes.
  const columns = columnFields.map((field) => headingOf(field, mapping));
  await writeRows(rows(), { format: 'csv', columns, output });
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

/** Writes a facility as cells by heading, in the words that an import reads. */
function toCells(facility: Facility, mapping: ColumnMapping): Row {
  const texts = textsOf(facility, mapping);
  return Object.fromEntries(
    columnFields.map((field) => [headingOf(field, mapping), keepApostrophe(texts[field])]),
  );
}

function headingOf(field: ColumnField, { columns }: ColumnMapping): string {
  return columns[field][0] ?? field;
}

function textsOf(facility: Facility, mapping: ColumnMapping): Record<ColumnField, string> {
  const { level, ownership, stateId, lgaId = '', place } = facility;
  // No space after it: a list must not become longer than the longest cell.
  const separator = mapping.listSeparators.charAt(0);
  return {
    id: facility.id,
    name: facility.name,
    type: facility.type.replaceAll('-', ' '),
    level: level ? firstWord(mapping.levels, level) : '',
    ownership: ownership ? firstWord(mapping.ownerships, ownership) : '',
    services: facility.services.join(separator),
    specialities: facility.specialities.join(separator),
    opening: facility.opening ?? '',
    address: facility.address,
    state: findState(stateId)?.name ?? stateId,
    lga: findLga(lgaId)?.name ?? lgaId,
    ward: facility.ward ?? '',
    latitude: String(place?.latitude ?? ''),
    longitude: String(place?.longitude ?? ''),
    bands: facility.bands.join(''),
    phone: facility.phone ?? '',
    verifiedOn: facility.verifiedOn ?? '',
  };
}

function firstWord<Value extends string>(
  words: Readonly<Record<Value, readonly string[]>>,
  value: Value,
): string {
  return words[value][0] ?? value;
}

/** How a phone number or an id may start; words that start so are refused as formulas. */
const escapedSign = /^'[+-]/;
/** The signs of a formula in full width, which words may start with. */
const escapedWideSign = /^'+[＝＋－＠]/;

/**
 * Removes the apostrophe that an export puts before a cell that a spreadsheet would take for a
 * formula (`escape_formulas` of csv-stringify).
 */
export function unescapeCell(text: string, field: ColumnField): string {
  const mayHaveSign = field === 'phone' || field === 'id';
  const isEscaped = escapedWideSign.test(text) || (mayHaveSign && escapedSign.test(text));
  return isEscaped ? text.slice(1) : text;
}

/** Doubles an apostrophe of the text's own that `unescapeCell` would remove. */
function keepApostrophe(text: string): string {
  return escapedWideSign.test(text) ? `'${text}` : text;
}

/**
 * Path of the directory that a version has replaced. It names that version, so that whatever breaks
 * off, and wherever a back-up is restored, `undo` never finds another step's directory.
 */
export function keptFileOf(dataFolder: string, replacedBy: string): string {
  return join(folderIn(dataFolder), `${replacedBy}.csv`);
}

/** Keeps a directory that is about to be replaced; the sample, undefined, as an empty file. */
export async function keepDirectory(
  batches: Batches | undefined,
  mapping: ColumnMapping,
  file: string,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  if (batches) await writeDirectoryFile(batches, mapping, file);
  else await writeFile(file, '');
}

/** Removes what no version in the store has replaced. An import that has succeeded never fails here. */
export async function removeOldCopies(store: Store, dataFolder: string): Promise<void> {
  try {
    const files = await readdir(folderIn(dataFolder));
    const rows = await store.tables.selectFrom('directory_versions').select('id').execute();
    const old = files.filter((file) => !rows.some(({ id }) => file.startsWith(id)));
    for (const file of old) await rm(join(folderIn(dataFolder), file), { force: true });
  } catch {
    // They are removed after the next import.
  }
}

function folderIn(dataFolder: string): string {
  return join(resolve(dataFolder), 'providers-before-import');
}
