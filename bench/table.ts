import { markdownTable } from 'markdown-table';
import { verdictOf, type Row, type Target, type Unit } from './row.ts';

const decimals: Partial<Record<Unit, number>> = { kB: 1, s: 2, ratio: 2, shift: 4 };
const plainUnits: ReadonlySet<Unit> = new Set(['ratio', 'count', 'score', 'shift']);

/** Sets rows out as Markdown, one a line or one page a line, with their notes below. */
export function formatRows(rows: readonly Row[]): string {
  const single = rows.filter(({ column }) => column === undefined);
  const paged = rows.filter(({ column }) => column !== undefined);
  const notes = rows.flatMap(({ subject, name, note }) =>
    note === undefined ? [] : [`${subject}, ${name}: ${note}`],
  );
  const parts = [
    single.length > 0 ? listOf(single) : '',
    paged.length > 0 ? pagesOf(paged) : '',
    notes.join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function listOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.subject,
    row.name,
    withUnit(numberOf(row), row.unit),
    row.target === undefined ? '' : withUnit(limitOf(row.target), row.unit),
    verdictOf(row),
  ]);
  const headings = ['Where', 'Measured', 'Value', 'Target', ''];
  return markdownTable([headings, ...lines], { align: ['l', 'l', 'r', 'r', 'l'] });
}

/** A value that misses its target is in bold. */
function pagesOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.map(({ column = '' }) => column))];
  const subjects = [...new Set(rows.map(({ subject }) => subject))];
  const cells = subjects.map((subject) => {
    const own = rows.filter((row) => row.subject === subject);
    return ['', ...columns].map((name) =>
      name === '' ? subject : cellOf(own.find(({ column }) => column === name)),
    );
  });
  return markdownTable([['Where', ...columns], ...cells], {
    align: ['l', ...columns.map(() => 'r')],
  });
}

function cellOf(row: Row | undefined): string {
  if (!row) return '';
  return verdictOf(row) === 'MISS' ? `**${numberOf(row)}**` : numberOf(row);
}

function numberOf({ value, unit }: Row): string {
  const digits = decimals[unit] ?? 0;
  return value.toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function limitOf(target: Target): string {
  if ('atMost' in target) return `<= ${target.atMost.toLocaleString('en-GB')}`;
  if ('atLeast' in target) return `>= ${target.atLeast.toLocaleString('en-GB')}`;
  return `< ${target.below.toLocaleString('en-GB')}`;
}

function withUnit(text: string, unit: Unit): string {
  return plainUnits.has(unit) ? text : `${text} ${unit}`;
}
