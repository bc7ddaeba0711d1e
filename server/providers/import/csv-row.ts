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

interface RowInProgress {
  /** Adds a letter to the cell, unless that is too long already. */
  append(letter: string, isQuoted: boolean): void;
  endCell(): void;
  /** The finished row; undefined for a blank line. The next one begins. */
  endRow(line: number): CsvRow | undefined;
  /** Notes what is wrong; the first thing counts. */
  complain(reason: string): void;
  isEmpty(): boolean;
}

/** No field of a directory is longer; what is longer is not kept in memory. */
export const longestCell = 2000;
const mostCells = 200;

/** Collects the cells of one row after another, in bounded memory. */
export function createRowInProgress(): RowInProgress {
  let cells: string[] = [];
  let cell = '';
  let length = 0;
  let problem: CsvProblem | undefined;

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
    append(letter, isQuoted) {
      length += 1;
      if (length <= longestCell) cell += letter;
      else if (length === longestCell + 1) {
        const hint = isQuoted ? '; is a quotation mark left open?' : '';
        complain(`longer than ${longestCell} characters${hint}`);
      }
    },
    endRow(line) {
      endCell();
      const row = { line, cells, problem };
      const isBlank = cells.length === 1 && cells[0]?.trim() === '' && !problem;
      cells = [];
      problem = undefined;
      return isBlank ? undefined : row;
    },
  };
}
