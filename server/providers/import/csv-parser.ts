import { createRowInProgress, type CsvRow } from './csv-row.ts';

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
