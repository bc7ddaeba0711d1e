import {
  memberColumns,
  mostMembers,
  type MemberProblem,
  type TypedRow,
} from '#app/features/buying/enrolment/members/member.ts';
import { formatNumber } from '#app/kernel/numbers.ts';
import type { CsvRow } from '#server/providers/import/csv-row.ts';
import { decodeText, findEncodingOf } from '#server/providers/import/file-encoding.ts';
import { parseRows } from '#server/providers/import/read-rows.ts';
import { readHeadings, type Headings } from './member-headings.ts';

interface ReadFile {
  readonly rows: readonly TypedRow[];
  readonly problems: readonly MemberProblem[];
}

const chunkBytes = 64 * 1024;

/** Reads a CSV file of members; whatever the bytes, it answers with rows and problems. */
export async function readMemberFile(file: Uint8Array): Promise<ReadFile> {
  const looked = await findEncodingOf(chunksOf(file));
  if (looked.kind === 'problem') {
    const { line, reason } = looked.problem;
    return { rows: [], problems: [problemOf(line, `The file can’t be read: ${reason}`)] };
  }
  const reading = createReading();
  for await (const rows of parseRows(decodeText(chunksOf(file), looked.encoding))) {
    for (const row of rows) if (!reading.take(row)) return reading.result();
  }
  return reading.result();
}

function* chunksOf(file: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < file.length; start += chunkBytes) {
    yield file.subarray(start, start + chunkBytes);
  }
}

function createReading() {
  const rows: TypedRow[] = [];
  const problems: MemberProblem[] = [];
  let headings: Headings | undefined;

  function takeHeadings({ line, cells }: CsvRow): boolean {
    // Excel's own line that names the delimiter.
    if (/^sep=/i.test(cells[0] ?? '')) return true;
    const found = readHeadings(cells);
    for (const reason of found.problems) problems.push(problemOf(line, reason));
    headings = found.headings;
    return found.problems.length === 0;
  }

  function takeRow(row: CsvRow, known: Headings): boolean {
    if (rows.length === mostMembers) {
      const most = formatNumber(mostMembers);
      problems.push(problemOf(row.line, `A list holds up to ${most} people. For more, call us`));
      return false;
    }
    if (row.cells.every((cell) => cell.trim() === '') && !row.problem) return true;
    if (row.problem) {
      const { cell, reason } = row.problem;
      const column = memberColumns.find((name) => known.get(name) === cell);
      problems.push({ line: row.line, column, reason: `This cell can’t be read: ${reason}` });
      return true;
    }
    const cells = Array.from(known, ([column, at]) => [column, row.cells[at] ?? ''] as const);
    rows.push({ line: row.line, cells: Object.fromEntries(cells) });
    return true;
  }

  return {
    /** @returns false when the rest of the file need not be read */
    take: (row: CsvRow): boolean => (headings ? takeRow(row, headings) : takeHeadings(row)),
    result(): ReadFile {
      const isEmpty = rows.length + problems.length === 0;
      const empty = problemOf(1, 'The file has no rows below its header row');
      return { rows, problems: isEmpty ? [empty] : problems };
    },
  };
}

function problemOf(line: number, reason: string): MemberProblem {
  return { line, column: undefined, reason };
}
