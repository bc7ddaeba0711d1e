import { readText, type Encoding, type FileBytes } from './file-encoding.ts';

type State = 'start' | 'plain' | 'quoted' | 'closed';

const quote = '"';

/**
 * Parses CSV (RFC 4180) in chunks and in bounded memory. Each row has its line number and the first
 * problem with its quotation marks.
 */
export function createCsvParser(delimiter: string) {
  const row = createRowInProgress();
  let state: State = 'start';
  let line = 1;
  let rowLine = 1;
  let isAfterReturn = false;

  function readQuote(): void {
    if (state === 'start') state = 'quoted';
    else if (state === 'closed') {
      // A doubled quotation mark is an escaped one.
      state = 'quoted';
      row.append(quote, true);
    } else row.complain('a quotation mark in the middle of a cell; quote the whole cell');
  }

  function readPlain(letter: string): void {
    if (state !== 'closed') {
      state = 'plain';
      row.append(letter, false);
    } else if (letter !== ' ') row.complain('text after the closing quotation mark');
  }

  function read(letter: string): void {
    if (state === 'quoted') {
      if (letter === quote) state = 'closed';
      else row.append(letter, true);
    } else if (letter === quote) readQuote();
    else if (letter === delimiter) {
      row.endCell();
      state = 'start';
    } else readPlain(letter);
  }

  /** Ends the row, unless this is the second half of a Windows line break. */
  function readBreak(isSecondHalf: boolean): CsvRow | undefined {
    const ended = isSecondHalf ? undefined : row.endRow(rowLine);
    rowLine = line;
    state = 'start';
    return ended;
  }

  return {
    /** Returns the rows completed by the next chunk of text. */
    push(text: string): readonly CsvRow[] {
      const rows: CsvRow[] = [];
      for (const letter of text) {
        const isBreak = letter === '\n' || letter === '\r';
        const isSecondHalf = letter === '\n' && isAfterReturn;
        isAfterReturn = letter === '\r';
        if (isBreak && !isSecondHalf) line += 1;
        if (!isBreak || state === 'quoted') {
          read(letter);
          continue;
        }
        const ended = readBreak(isSecondHalf);
        if (ended) rows.push(ended);
      }
      return rows;
    },
    /** Returns the last row when the file does not end with a line break. */
    end(): readonly CsvRow[] {
      if (state === 'quoted') row.complain('unclosed quotation mark');
      if (state === 'start' && row.isEmpty()) return [];
      const ended = row.endRow(rowLine);
      return ended ? [ended] : [];
    },
  };
}

/** Guesses the delimiter from the header row. */
export function findDelimiter(heading: string): string {
  const [best = ','] = [',', ';', '\t', '|'].toSorted(
    (a, b) => heading.split(b).length - heading.split(a).length,
  );
  return best;
}

export interface CsvRow {
  /** First line; a quoted cell may span several. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly problem: CsvProblem | undefined;
}

interface CsvProblem {
  /** Cell index, from 0. */
  readonly cell: number;
  readonly reason: string;
}

/** Bounds memory; no field of a directory is longer. */
const longestCell = 2000;
const mostCells = 200;

/** Collects the cells of row after row in bounded memory. */
function createRowInProgress() {
  let cells: string[] = [];
  let cell = '';
  let length = 0;
  let problem: CsvProblem | undefined;

  /** Records the first problem of the row. */
  function complain(reason: string): void {
    problem ??= { cell: cells.length, reason };
  }

  function endCell(): void {
    if (cells.length < mostCells) cells.push(cell);
    else complain(`more than ${mostCells} cells`);
    cell = '';
    length = 0;
  }

  return {
    complain,
    endCell,
    isEmpty: () => cells.length === 0 && length === 0,
    append(letter: string, isQuoted: boolean): void {
      length += 1;
      if (length <= longestCell) cell += letter;
      else if (length === longestCell + 1) {
        const hint = isQuoted ? '; is a closing quotation mark missing?' : '';
        complain(`longer than ${longestCell} characters${hint}`);
      }
    },
    /** Returns the finished row, or undefined for a blank line. */
    endRow(line: number): CsvRow | undefined {
      endCell();
      const row = { line, cells, problem };
      const isBlank = cells.length === 1 && cells[0]?.trim() === '' && !problem;
      cells = [];
      problem = undefined;
      return isBlank ? undefined : row;
    },
  };
}

/** Longest header row that is looked for, in characters. */
const longestHeading = 20_000;

/** Yields the rows of a CSV file in batches, header row first. */
export async function* readRows(
  file: FileBytes,
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
