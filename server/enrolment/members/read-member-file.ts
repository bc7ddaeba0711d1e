import {
  columnNames,
  memberColumns,
  mostMembers,
  type MemberColumn,
  type MemberProblem,
  type TypedRow,
} from '#app/features/buying/enrolment/members/member.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import { formatNumber } from '#app/kernel/numbers.ts';
import { parseRows, type CsvRow } from '#server/providers/import/csv-parser.ts';
import { decodeText, findEncodingOf } from '#server/providers/import/file-encoding.ts';

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

/** What else groups call the columns, folded. */
const otherNames: Readonly<Partial<Record<MemberColumn, readonly string[]>>> = {
  firstName: ['first names', 'given name', 'given names', 'forename', 'firstname'],
  lastName: ['surname', 'family name', 'lastname'],
  gender: ['sex'],
  birth: ['dob', 'birth date', 'birthdate', 'date of birth dd mm yyyy', 'birthday'],
  relation: ['relationship', 'relation to staff', 'relation to member'],
  number: ['member number', 'membership number', 'staff id', 'staff no', 'member no', 'member id'],
  principal: ['dependent of', 'whose dependant', 'principal', 'dependant of staff number'],
  plan: ['grade', 'plan', 'plan or grade', 'level'],
  email: ['e mail', 'email address', 'e mail address'],
  phone: ['phone number', 'mobile', 'mobile number', 'telephone'],
  state: ['state of residence', 'state in nigeria'],
  lga: ['lga', 'local government'],
};

/** Without these, no row can be read. */
const required: readonly MemberColumn[] = ['firstName', 'lastName', 'gender', 'birth'];

type Headings = ReadonlyMap<MemberColumn, number>;

/** Finds each column by its heading, in any order; others are ignored. */
function readHeadings(cells: readonly string[]): {
  readonly headings: Headings;
  /** Sentences without full stops. */
  readonly problems: readonly string[];
} {
  const headings = new Map<MemberColumn, number>();
  const problems: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const column = findColumn(cell);
    if (column === undefined) continue;
    if (headings.has(column)) problems.push(`Two columns are “${columnNames[column]}”`);
    headings.set(column, at);
  }
  for (const column of required) {
    if (!headings.has(column)) {
      problems.push(`The first row has no column “${columnNames[column]}”`);
    }
  }
  return { headings, problems };
}

function findColumn(heading: string): MemberColumn | undefined {
  const folded = foldText(heading);
  return memberColumns.find(
    (column) => foldText(columnNames[column]) === folded || otherNames[column]?.includes(folded),
  );
}
