import { findChoice, tierIds } from '../../prices/price-list.ts';
import type { ListRules } from './member-lists.ports.ts';
import { memberColumns, type MemberProblem, type TypedRow } from './member.ts';
import {
  cellName,
  fixGo,
  goName,
  gradeName,
  gradePlanName,
  linesTo,
  mostGrades,
  mostTypedRows,
  type FixView,
} from './members-view.ts';
import { firstRows, problemWords } from './members-view.server.ts';

/** Above the lines of any file that is taken. */
const mostLines = 1_000_000;
/** Longer than any valid answer. */
const longestValue = 300;

/** Returns the texts of a form, by name. */
export function textsOf(form: FormData): Record<string, string> {
  const entries = Array.from(form).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.slice(0, longestValue)] as const] : [],
  );
  return Object.fromEntries(entries);
}

/** Reads the table of grades, leaving out lines without a grade or plan. */
export function readGrades(values: Readonly<Record<string, string>>): ListRules['grades'] {
  return linesTo(mostGrades).flatMap((line) => {
    const name = (values[gradeName(line)] ?? '').trim();
    const plan = findChoice(tierIds, values[gradePlanName(line)]);
    return name !== '' && plan ? [{ name, plan }] : [];
  });
}

/** Reads how many rows the typed form has. */
export function countRows({ rows }: Readonly<Record<string, string>>): number {
  const count = Number(rows);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, mostTypedRows) : firstRows;
}

/** Reads members of these lines, leaving out those without any text. */
export function readRows(
  values: Readonly<Record<string, string>>,
  lines: readonly number[],
): TypedRow[] {
  return lines.flatMap((line) => {
    const cells = Object.fromEntries(
      memberColumns.map((column) => [column, (values[cellName(line, column)] ?? '').trim()]),
    );
    return Object.values(cells).some((text) => text !== '') ? [{ line, cells }] : [];
  });
}

/** Returns the lines to put right as they were sent; undefined where the form is another. */
export function findFix(values: Readonly<Record<string, string>>): FixView | undefined {
  if (values[goName] !== fixGo) return undefined;
  return { list: values['list'] ?? '', lines: fixedLines(values), values, errors: {} };
}

function fixedLines({ lines = '' }: Readonly<Record<string, string>>): number[] {
  const numbers = lines.split(',').map(Number);
  const valid = numbers.filter((line) => Number.isInteger(line) && line > 0 && line <= mostLines);
  return [...new Set(valid)].slice(0, mostTypedRows);
}

/** Offers to put these lines right on the page; undefined for none or too many. */
export function fixFor(
  rejected: readonly TypedRow[],
  problems: readonly MemberProblem[],
  list: string,
): FixView | undefined {
  if (rejected.length === 0 || rejected.length > mostTypedRows) return undefined;
  const entries = rejected.flatMap(({ line, cells }) =>
    memberColumns.map((column) => [cellName(line, column), cells[column] ?? ''] as const),
  );
  return {
    list,
    lines: rejected.map(({ line }) => line),
    values: Object.fromEntries(entries),
    errors: fieldErrorsOf(problems),
  };
}

/** Puts each problem at its field; the first of a field explains the others. */
export function fieldErrorsOf(problems: readonly MemberProblem[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const problem of problems) {
    const { line, column = 'firstName' } = problem;
    errors[cellName(line, column)] ??= problemWords(problem);
  }
  return errors;
}
