import { createCsvParser, findDelimiter } from './csv-parser.ts';
import type { CsvRow } from './csv-row.ts';
import { readText, type Encoding } from './file-encoding.ts';

/** The heading is in the first of these many characters, or the file has none. */
const longestHeading = 20_000;

/** The rows of a CSV file in the batches in which they are read, heading first. */
export async function* readRows(
  file: string,
  encoding: Encoding,
): AsyncGenerator<readonly CsvRow[]> {
  let parser: ReturnType<typeof createCsvParser> | undefined;
  let start = '';
  for await (const text of readText(file, encoding)) {
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
