import { findChoice } from '../../prices/choices.ts';
import { tierIds } from '../../prices/price-list.types.ts';
import type { ListRules } from './member-lists.ports.ts';
import { memberColumns, type MemberProblem, type TypedRow } from './member.ts';
import { cellName, gradeName, gradePlanName, mostGrades, mostTypedRows } from './members-fields.ts';
import { firstRows, problemWords } from './members-view.server.ts';

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
  return Array.from({ length: mostGrades }, (_, at) => at + 1).flatMap((line) => {
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

/** Reads the typed members; rows without any typed text are left out. */
export function readTypedRows(values: Readonly<Record<string, string>>): TypedRow[] {
  return Array.from({ length: countRows(values) }, (_, at) => at + 1).flatMap((line) => {
    const cells = Object.fromEntries(
      memberColumns.map((column) => [column, (values[cellName(line, column)] ?? '').trim()]),
    );
    return Object.values(cells).some((text) => text !== '') ? [{ line, cells }] : [];
  });
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
