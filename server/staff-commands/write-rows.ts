import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { textOf, UsageError } from './command-line.ts';

export type Format = 'csv' | 'jsonl';

export type Row = Readonly<Record<string, unknown>>;

interface Writing {
  readonly format: Format;
  /** Of the CSV, in order. */
  readonly columns: readonly string[];
  readonly output: NodeJS.WritableStream;
}

/** Reads `--format`, by default CSV. @throws UsageError */
export function formatOf(typed: Parameters<typeof textOf>[0]): Format {
  const value = textOf(typed, 'format') ?? 'csv';
  if (value === 'csv' || value === 'jsonl') return value;
  throw new UsageError('--format must be csv or jsonl');
}

/** What is written of an item, by the names of the columns. */
export type Columns<Item> = Readonly<Record<string, (item: Item) => unknown>>;

/** Streams items, one row each; a reader that stops early (`| head`) ends it quietly. */
export async function writeItems<Item>(
  items: AsyncIterable<Item>,
  columns: Columns<Item>,
  { format, output }: Pick<Writing, 'format' | 'output'>,
): Promise<void> {
  async function* rows(): AsyncGenerator<Row> {
    for await (const item of items) {
      yield Object.fromEntries(Object.entries(columns).map(([name, of]) => [name, of(item)]));
    }
  }
  await writeRows(rows(), { format, columns: Object.keys(columns), output });
}

/** Streams rows; a reader that stops early (`| head`) ends it quietly. */
export async function writeRows(
  rows: AsyncIterable<Row> | Iterable<Row>,
  { format, columns, output }: Writing,
): Promise<void> {
  const source = Readable.from(rows);
  try {
    if (format === 'jsonl') await pipeline(source, asJsonLines, output, { end: false });
    else await pipeline(source, asCsv(columns), output, { end: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}

async function* asJsonLines(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

function asCsv(columns: readonly string[]) {
  // Spreadsheets must not run a cell that looks like a formula.
  return stringify({ header: true, columns: [...columns], escape_formulas: true });
}
