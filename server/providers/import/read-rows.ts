import { createCsvParser, findDelimiter } from './csv-parser.ts';
import type { CsvRow } from './csv-row.ts';
import { readText, type Encoding } from './file-encoding.ts';

/** Longest header row that is looked for, in characters. */
const longestHeading = 20_000;

/** Yields the rows of a CSV file in batches, header row first. */
export function readRows(file: string, encoding: Encoding): AsyncGenerator<readonly CsvRow[]> {
  return parseRows(readText(file, encoding));
}

/** Yields the rows of CSV text in batches, header row first. */
export async function* parseRows(texts: AsyncIterable<string>): AsyncGenerator<readonly CsvRow[]> {
  let parser: ReturnType<typeof createCsvParser> | undefined;
  let start = '';
  for await (const text of texts) {
    if (parser) {
      yield parser.push(text);
      continue;
    }
    start += text;
    if (!/[\r\n]/.test(start) && start.length < longestHeading) continue;
    parser = parserFor(start);
    yield parser.push(start);
  }
  parser ??= parserFor(start);
  if (start.length > 0 && !/[\r\n]/.test(start)) yield parser.push(start);
  yield parser.end();
}

function parserFor(start: string) {
  return createCsvParser(findDelimiter(start.split(/[\r\n]/, 1)[0] ?? ''));
}
