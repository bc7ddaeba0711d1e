import type { MemberLists } from '#app/features/buying/enrolment/members/member-lists.ports.ts';
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
import { readRows, type CsvRow } from '#server/providers/import/csv-parser.ts';
import { findEncoding } from '#server/providers/import/file-encoding.ts';
import { quoted } from '#server/providers/import/value-readers.ts';
import { readWorkbook } from './read-workbook.ts';
import type { Workbook } from './workbook-thread.ts';

const excelFile = [0x50, 0x4b, 0x03, 0x04];
/** Old Excel workbooks, and those with a password. */
const oldExcelFile = [0xd0, 0xcf, 0x11, 0xe0];
/** "%PDF": the first lines of many are text. */
const pdfFile = [0x25, 0x50, 0x44, 0x46];

/**
 * Reads a CSV file or an Excel workbook; whatever the bytes, it answers with rows and problems.
 * @throws OrdersUnavailableError as `readWorkbook` does
 */
export async function readMemberFile(
  file: Uint8Array,
  enrolmentId: string,
): ReturnType<MemberLists['read']> {
  const found = await findRows(file, enrolmentId);
  if ('reason' in found) return { rows: [], problems: [problemOf(found.line ?? 1, found.reason)] };
  const rows: TypedRow[] = [];
  const problems: MemberProblem[] = [];
  let headings: Headings | undefined;
  for await (const chunk of found.rows) {
    for (const row of chunk) {
      if (!headings) {
        // Excel's own line that names the delimiter.
        if (/^sep=/i.test(row.cells[0] ?? '')) continue;
        const read = readHeadings(row.cells);
        problems.push(...read.problems.map((reason) => problemOf(row.line, reason)));
        if (problems.length > 0) return { rows, problems };
        ({ headings } = read);
      } else if (rows.length === mostMembers) {
        const most = formatNumber(mostMembers);
        problems.push(problemOf(row.line, `A list holds up to ${most} people. For more, call us`));
        return { rows, problems };
      } else if (row.problem) {
        problems.push(problemOfCell(row.line, row.problem, headings));
      } else if (row.cells.some((cell) => cell.trim() !== '')) {
        const cells = Array.from(headings, ([column, at]) => [column, row.cells[at] ?? '']);
        rows.push({ line: row.line, cells: Object.fromEntries(cells) as TypedRow['cells'] });
      }
    }
  }
  const isEmpty = rows.length + problems.length === 0;
  const empty = problemOf(1, 'The file has no rows below its header row');
  return { rows, problems: isEmpty ? [empty] : problems };
}

type Found =
  | { readonly rows: AsyncIterable<readonly CsvRow[]> | Iterable<readonly CsvRow[]> }
  | { readonly line?: number; readonly reason: string };

async function findRows(file: Uint8Array, enrolmentId: string): Promise<Found> {
  const startsWith = (start: readonly number[]) => start.every((byte, at) => file[at] === byte);
  if (startsWith(excelFile)) return findSheet(await readWorkbook(file, enrolmentId));
  if (startsWith(oldExcelFile)) return unreadable('old-excel');
  if (startsWith(pdfFile)) return unreadable('pdf');
  const chunks = file.length > 0 ? [file] : [];
  const looked = await findEncoding(chunks);
  if (looked.kind === 'text') return { rows: readRows(chunks, looked.encoding) };
  const { line, reason } = looked.problem;
  return { line, reason: `The file can’t be read: ${reason}` };
}

const whyUnreadable = {
  'old-excel':
    'this is an old Excel workbook (.xls), or one with a password. Save it as an Excel workbook (.xlsx) without a password',
  'open-document':
    'this is an OpenDocument spreadsheet (.ods). Save it as an Excel workbook (.xlsx) or as CSV',
  pdf: 'this is a PDF. Send the spreadsheet that it was made from, as an Excel workbook (.xlsx) or as CSV',
  'too-large':
    'there is too much in this workbook. Copy the columns of the template into a new workbook',
  unreadable:
    'this is not an Excel workbook, or a damaged one. Open it in Excel and save it as an Excel workbook (.xlsx)',
} as const;

function unreadable(why: keyof typeof whyUnreadable): Found {
  return { reason: `The file can’t be read: ${whyUnreadable[why]}` };
}

/** Finds the one sheet with a list: others may hold notes. */
function findSheet(workbook: Workbook): Found {
  if (workbook.kind === 'problem') return unreadable(workbook.problem);
  const filled = workbook.sheets.filter(({ rows }) => rows.length > 0);
  const lists = filled.filter(
    ({ rows }) => readHeadings(rows[0]?.cells ?? []).problems.length === 0,
  );
  const [list = filled[0], other] = lists;
  if (list && other) {
    const names = `${quoted(list.name)} and ${quoted(other.name)}`;
    return { reason: `The sheets ${names} both have people. Put everyone on one sheet` };
  }
  return { rows: list ? [list.rows] : [] };
}

function problemOfCell(
  line: number,
  { cell, reason }: NonNullable<CsvRow['problem']>,
  headings: Headings,
): MemberProblem {
  const column = memberColumns.find((name) => headings.get(name) === cell);
  return { line, column, reason: `This cell can’t be read: ${reason}` };
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
function readHeadings(cells: readonly string[]) {
  const headings = new Map<MemberColumn, number>();
  /** Sentences without full stops. */
  const problems: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const column = findColumn(foldText(cell));
    if (column && headings.has(column)) problems.push(`Two columns are “${columnNames[column]}”`);
    if (column) headings.set(column, at);
  }
  const missing = required.filter((column) => !headings.has(column));
  const words = missing.map((column) => `The first row has no column “${columnNames[column]}”`);
  return { headings, problems: [...problems, ...words] };
}

function findColumn(folded: string): MemberColumn | undefined {
  return memberColumns.find(
    (column) => foldText(columnNames[column]) === folded || otherNames[column]?.includes(folded),
  );
}
