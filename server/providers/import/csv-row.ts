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
export const longestCell = 2000;
const mostCells = 200;

/** Collects the cells of row after row in bounded memory. */
export function createRowInProgress() {
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
