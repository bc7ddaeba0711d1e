import { markdownTable } from 'markdown-table';

type Unit = 'kB' | 'µs' | 'ms' | 's' | 'requests/s' | 'ratio' | 'count' | 'score' | 'shift';

type Target = { readonly atMost: number } | { readonly atLeast: number };

/** One line of the table. */
export interface Row {
  /** The page, or the part of the site, that was measured. */
  readonly subject: string;
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  /** Without a target a row is information. */
  readonly target?: Target | undefined;
  /** Helps to read or to improve the value. */
  readonly note?: string | undefined;
}

/** One line of the table, from what nearly every line has. */
export function row(
  subject: string,
  name: string,
  value: number,
  unit: Unit,
  target?: Target,
): Row {
  return { subject, name, value, unit, target };
}

/** Whether a row reaches its target. */
export function verdictOf({ value, target }: Row): 'pass' | 'MISS' | 'info' {
  if (target === undefined) return 'info';
  const isMet = 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
  return isMet ? 'pass' : 'MISS';
}

/** Targets in kB count 1024 bytes, as the first flight of a connection does. */
export function kilobytes(bytes: number): number {
  return bytes / 1024;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The value that this share of the values does not exceed. Not a number when there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** The middle of some measured values: one disturbed run does not move it. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** What a measure may use. */
export interface MeasureContext {
  /** How often to repeat before taking the median. */
  readonly runs: number;
  /** Tells the person at the terminal what is going on. */
  readonly progress: (message: string) => void;
}

const decimals: Partial<Record<Unit, number>> = { kB: 1, s: 2, ratio: 2, shift: 4 };
const plainUnits: ReadonlySet<Unit> = new Set(['ratio', 'count', 'score', 'shift']);

/** Sets rows out as a Markdown table with their notes below. */
export function formatRows(rows: readonly Row[]): string {
  const lines = rows.map((one) => [
    one.subject,
    one.name,
    withUnit(numberOf(one), one.unit),
    one.target === undefined ? '' : withUnit(limitOf(one.target), one.unit),
    verdictOf(one),
  ]);
  const headings = ['Where', 'Measured', 'Value', 'Target', ''];
  const notes = rows.flatMap(({ subject, name, note }) =>
    note === undefined ? [] : [`\n${subject}, ${name}: ${note}`],
  );
  return [markdownTable([headings, ...lines], { align: ['l', 'l', 'r', 'r', 'l'] }), ...notes].join(
    '\n',
  );
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
  return `>= ${target.atLeast.toLocaleString('en-GB')}`;
}

function withUnit(text: string, unit: Unit): string {
  return plainUnits.has(unit) ? text : `${text} ${unit}`;
}
