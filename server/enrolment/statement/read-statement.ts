import { dayInLagos, parseDay } from '#app/kernel/days.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import { parseDecimal } from '#app/kernel/money.ts';
import { readRows, type CsvRow } from '#server/providers/import/csv-parser.ts';
import { findEncoding } from '#server/providers/import/file-encoding.ts';

/** Money that has come in. */
export interface Credit {
  /** In the file, from 1. */
  readonly line: number;
  /** As YYYY-MM-DD. */
  readonly day: string;
  /** In kobo or cents, more than nothing. */
  readonly minor: number;
  /** The bank's. */
  readonly reference: string;
  /** All that the line says. */
  readonly text: string;
}

interface StatementProblem {
  readonly line: number;
  /** Without the full stop. */
  readonly reason: string;
}

export interface Statement {
  readonly credits: readonly Credit[];
  readonly problems: readonly StatementProblem[];
}

type Column = 'day' | 'credit' | 'amount' | 'direction' | 'reference';
type Headings = Readonly<Partial<Record<Column, number>>>;

/** What banks call the columns, folded; of several that are there, the first. */
const names: Readonly<Record<Column, string>> = {
  day: 'date, transaction date, trans date, tran date, txn date, posting date, post date, posted date, booking date, value date',
  credit:
    'credit, credits, credit amount, amount credited, deposit, deposits, money in, paid in, pay in, lodgement, lodgements',
  amount: 'amount, transaction amount, trans amount',
  direction: 'dr cr, cr dr, debit credit, credit debit, transaction type, trans type, type',
  reference:
    'bank reference, transaction reference, trans reference, trans ref, transaction id, session id, reference, reference number, reference no, ref, ref no, ref number',
};

/**
 * Reads what has come in from a bank's statement (CSV), whatever stands above its header row. Money
 * that went out is passed over. @throws when the file cannot be opened
 */
export async function readStatement(file: string, nowMs: number): Promise<Statement> {
  const looked = await findEncoding(file);
  if (looked.kind === 'problem') return { credits: [], problems: [looked.problem] };
  const credits: Credit[] = [];
  const problems: StatementProblem[] = [];
  let headings: Headings | undefined;
  for await (const rows of readRows(file, looked.encoding)) {
    for (const row of rows) {
      if (!headings) {
        headings = findHeadings(row.cells);
        continue;
      }
      const read = readCredit(row, headings, dayInLagos(nowMs));
      if (typeof read === 'string') problems.push({ line: row.line, reason: read });
      else if (read) credits.push(read);
    }
  }
  if (headings) return { credits, problems };
  const reason = 'there is no header row with a date, a credit or amount, and a reference';
  return { credits, problems: [{ line: 1, reason }] };
}

/** @returns undefined for a row above the header row */
function findHeadings(cells: readonly string[]): Headings | undefined {
  const folded = cells.map((cell) => foldText(cell).replace(/ (?:ngn|usd|gbp|eur|naira)$/, ''));
  const found = Object.entries(names).flatMap(([column, known]) => {
    const name = known.split(', ').find((one) => folded.includes(one));
    return name === undefined ? [] : [[column, folded.indexOf(name)] as const];
  });
  const headings: Headings = Object.fromEntries(found);
  const hasAmount = headings.credit !== undefined || headings.amount !== undefined;
  const isWhole = headings.day !== undefined && headings.reference !== undefined && hasAmount;
  return isWhole ? headings : undefined;
}

/** @returns why the row cannot be read; undefined for money that went out, and sums below */
function readCredit(row: CsvRow, headings: Headings, today: string): Credit | string | undefined {
  if (row.problem) return row.problem.reason;
  const cellOf = (column: Column) => row.cells[headings[column] ?? Infinity]?.trim() ?? '';
  const amount = cellOf(headings.credit === undefined ? 'amount' : 'credit');
  const isOut = headings.credit === undefined && /^d/i.test(cellOf('direction'));
  if (isOut || /^[-–−(]|^[₦$£€]?0*(?:\.0*)?$/.test(amount)) return undefined;
  const minor = parseStatementAmount(amount);
  const day = parseStatementDay(cellOf('day'));
  // A line of totals has no day.
  if (day === undefined)
    return cellOf('day') === '' ? undefined : `"${cellOf('day')}" is not a day`;
  if (minor === undefined) return `"${amount}" is not an amount`;
  if (day > today) return `${day} is in the future`;
  const reference = cellOf('reference').slice(0, longestReference);
  if (reference === '') return 'it has no bank reference';
  return { line: row.line, day, minor, reference, text: row.cells.join(' ') };
}

const longestReference = 100;

function parseStatementAmount(text: string): number | undefined {
  const plain = text.replaceAll(/[₦$£€,\s]|NGN|USD|GBP|EUR|\bCR\b/gi, '');
  return parseDecimal(plain.replace(/^\+/, ''));
}

/** Banks add the time, and write years with two digits. */
function parseStatementDay(text: string): string | undefined {
  const day = text.replace(/[ T]\d{1,2}:\d{2}.*$/, '').replace(/([-/ .])(\d{2})$/, '$120$2');
  const parsed = parseDay(/^\d{4}-\d{2}-/.test(text) ? text.slice(0, 10) : day);
  return parsed.kind === 'day' ? parsed.day : undefined;
}
