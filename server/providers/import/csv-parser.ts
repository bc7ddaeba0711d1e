import { createRowInProgress, type CsvRow } from './csv-row.ts';

interface CsvParser {
  /** Takes the next piece of text and returns the rows that end in it. */
  push(text: string): readonly CsvRow[];
  /** The last row, when the file does not end with a line break. */
  end(): readonly CsvRow[];
}

type State = 'start' | 'plain' | 'quoted' | 'closed';

const quote = '"';

/**
 * Reads CSV as RFC 4180 has it, piece by piece and in bounded memory whatever the file holds, and
 * says for each row where it begins and what is wrong with its quotation marks.
 */
export function createCsvParser(delimiter: string): CsvParser {
  const row = createRowInProgress();
  let state: State = 'start';
  let line = 1;
  let rowLine = 1;
  let isAfterReturn = false;

  function readQuote(): void {
    if (state === 'start') state = 'quoted';
    else if (state === 'closed') {
      // Two in a row within a quoted cell are one of its text.
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

  /** Ends the row; the second half of a Windows line break ends nothing. */
  function readBreak(isSecondHalf: boolean): CsvRow | undefined {
    const ended = isSecondHalf ? undefined : row.endRow(rowLine);
    rowLine = line;
    state = 'start';
    return ended;
  }

  return {
    push(text) {
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
    end() {
      if (state === 'quoted') row.complain('a quotation mark is left open');
      if (state === 'start' && row.isEmpty()) return [];
      const ended = row.endRow(rowLine);
      return ended ? [ended] : [];
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
