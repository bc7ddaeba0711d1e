/** One row of a CSV file. */
export interface CsvRow {
  /** Where it begins; a quoted cell may reach over several lines. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Why its cells cannot be relied on; undefined for a sound row. */
  readonly problem: CsvProblem | undefined;
}

interface CsvProblem {
  /** Which cell, from 0. */
  readonly cell: number;
  readonly reason: string;
}

interface CsvParser {
  /** Takes the next piece of text and returns the rows that end in it. */
  push(text: string): readonly CsvRow[];
  /** The last row, when the file does not end with a line break. */
  end(): readonly CsvRow[];
}

/** No field of a directory is longer; what is longer is not kept in memory. */
export const longestCell = 2000;
const mostCells = 200;
const quote = '"';

type State = 'start' | 'plain' | 'quoted' | 'closed';

/**
 * Reads CSV as RFC 4180 has it, piece by piece and in bounded memory whatever the file holds, and
 * says for each row where it begins and what is wrong with its quotation marks.
 */
export function createCsvParser(delimiter: string): CsvParser {
  let rows: CsvRow[] = [];
  let state: State = 'start';
  let line = 1;
  let rowLine = 1;
  let cells: string[] = [];
  let cell = '';
  let length = 0;
  let problem: CsvProblem | undefined;
  let isAfterReturn = false;

  function complain(reason: string): void {
    problem ??= { cell: cells.length, reason };
  }

  function append(letter: string): void {
    length += 1;
    if (length <= longestCell) cell += letter;
    else if (length === longestCell + 1) {
      const hint = state === 'quoted' ? '; is a quotation mark left open?' : '';
      complain(`longer than ${longestCell} characters${hint}`);
    }
  }

  function endCell(): void {
    if (cells.length < mostCells) cells.push(cell);
    else complain(`more than ${mostCells} cells`);
    cell = '';
    length = 0;
    state = 'start';
  }

  function endRow(): void {
    endCell();
    const isBlank = cells.length === 1 && cells[0]?.trim() === '' && !problem;
    if (!isBlank) rows.push({ line: rowLine, cells, problem });
    cells = [];
    problem = undefined;
  }

  function read(letter: string): void {
    if (state === 'quoted') {
      if (letter === quote) state = 'closed';
      else append(letter);
    } else if (letter === quote) readQuote();
    else if (letter === delimiter) endCell();
    else if (letter === '\n' || letter === '\r') endRow();
    else readPlain(letter);
  }

  function readQuote(): void {
    if (state === 'start') state = 'quoted';
    else if (state === 'closed') {
      // Two in a row within a quoted cell are one of its text.
      state = 'quoted';
      append(quote);
    } else complain('a quotation mark in the middle of a cell; quote the whole cell');
  }

  function readPlain(letter: string): void {
    if (state === 'closed') {
      if (letter !== ' ') complain('text after the closing quotation mark');
      return;
    }
    state = 'plain';
    append(letter);
  }

  return {
    push(text) {
      rows = [];
      for (const letter of text) {
        const isSecondHalf = letter === '\n' && isAfterReturn;
        isAfterReturn = letter === '\r';
        if (isSecondHalf && state !== 'quoted') {
          rowLine = line;
          continue;
        }
        if ((letter === '\n' && !isSecondHalf) || letter === '\r') line += 1;
        const before = rows.length;
        const isRowEnd = state !== 'quoted' && (letter === '\n' || letter === '\r');
        read(letter);
        if (isRowEnd || rows.length > before) rowLine = line;
      }
      return rows;
    },
    end() {
      rows = [];
      if (state === 'quoted') complain('a quotation mark is left open');
      if (state !== 'start' || cells.length > 0) endRow();
      return rows;
    },
  };
}

/** Which of the usual separators a heading uses. */
export function findDelimiter(heading: string): string {
  const [best = ','] = [',', ';', '\t', '|'].toSorted(
    (a, b) => heading.split(b).length - heading.split(a).length,
  );
  return best;
}
