import { verdictOf, type Row, type Target, type Unit } from './row.ts';

const decimals: Readonly<Record<Unit, number>> = {
  kB: 1,
  µs: 0,
  ms: 0,
  s: 2,
  'requests/s': 0,
  ratio: 2,
  count: 0,
  score: 0,
  shift: 4,
};

const plainUnits: ReadonlySet<Unit> = new Set(['ratio', 'count', 'score', 'shift']);

const headings = ['Where', 'What', 'Value', 'Target', ''] as const;

/** Sets rows out as a table for a terminal, its notes below. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.subject,
    row.name,
    formatValue(row.value, row.unit),
    row.target === undefined ? '' : formatTarget(row.target, row.unit),
    verdictOf(row),
  ]);
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  const line = (texts: readonly string[]) =>
    texts
      .map((text, column) => pad(text, widths[column] ?? 0, column))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [line(headings), rule, ...cells.map((texts) => line(texts)), ...notesOf(rows)].join('\n');
}

/** Sets rows with columns side by side, a line each subject, as Markdown; a miss is in bold. */
export function formatMatrix(rows: readonly Row[]): string {
  const columns = [...new Set(rows.map(({ column = '' }) => column))];
  const subjects = [...new Set(rows.map(({ subject }) => subject))];
  const lines = subjects.map((subject) => {
    const ofSubject = rows.filter((row) => row.subject === subject);
    const cells = columns.map((name) => cellOf(ofSubject.find(({ column }) => column === name)));
    return cells.toSpliced(0, 0, subject);
  });
  const rule = ['---', ...columns.map(() => '--:')];
  return [['Where', ...columns], rule, ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function cellOf(row: Row | undefined): string {
  if (!row) return '';
  const value = row.value.toLocaleString('en-GB', { maximumFractionDigits: decimals[row.unit] });
  return verdictOf(row) === 'MISS' ? `**${value}**` : value;
}

/** Numbers are aligned to the right of their column. */
function pad(text: string, width: number, column: number): string {
  return column === 2 || column === 3 ? text.padStart(width) : text.padEnd(width);
}

function notesOf(rows: readonly Row[]): string[] {
  const notes = rows.flatMap(({ subject, name, note }) =>
    note === undefined ? [] : [`${subject}, ${name}: ${note}`],
  );
  return notes.length > 0 ? ['', ...notes] : [];
}

function formatValue(value: number, unit: Unit): string {
  const number = value.toLocaleString('en-GB', {
    minimumFractionDigits: decimals[unit],
    maximumFractionDigits: decimals[unit],
  });
  return plainUnits.has(unit) ? number : `${number} ${unit}`;
}

function formatTarget(target: Target, unit: Unit): string {
  if ('atMost' in target) return `<= ${formatLimit(target.atMost, unit)}`;
  if ('atLeast' in target) return `>= ${formatLimit(target.atLeast, unit)}`;
  return `< ${formatLimit(target.below, unit)}`;
}

function formatLimit(limit: number, unit: Unit): string {
  const number = limit.toLocaleString('en-GB');
  return plainUnits.has(unit) ? number : `${number} ${unit}`;
}
