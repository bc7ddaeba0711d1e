import { formatNumber } from '#app/kernel/numbers.ts';
import type { PlanCatalogue } from '../../plans/catalogue.types.ts';
import { findChoice, tierIds } from '../../prices/price-list.ts';
import type { CheckedRows, ListRules } from './member-lists.ports.ts';
import { columnNames, memberColumns, type MemberProblem, type TypedRow } from './member.ts';
import {
  cellName,
  goName,
  gradeName,
  gradePlanName,
  linesTo,
  membersAddress,
  mostGrades,
  mostTypedRows,
  ruleNames,
  type MembersForm,
} from './members-view.ts';

/** Lines that a list starts with that is typed in. */
const firstLines = 5;
/** Above the lines of any file that is taken. */
const mostLines = 1_000_000;
/** Longer than any valid answer. */
const longestValue = 300;

/** Reads from the address and what was sent which forms the page shows, and with what in them. */
export function readForm(
  { searchParams }: URL,
  { tiers }: PlanCatalogue,
  sent: FormData | undefined,
): MembersForm {
  const values = sent ? textsOf(sent) : {};
  const way = searchParams.get('way') === 'type' ? 'type' : 'file';
  const go = findChoice(['upload', 'check', 'fix', 'confirm'], values[goName]) ?? goOf(way);
  const lines = way === 'type' || go === 'fix' ? readLines(values) : [];
  return {
    path: membersAddress(searchParams.get('request') ?? '', way),
    way,
    values,
    errors: {},
    plans: tierIds.map((id) => ({ value: id, label: tiers[id].name })),
    lines: way === 'type' && lines.length === 0 ? linesTo(firstLines) : lines,
    go,
    list: go === 'fix' ? (values['list'] ?? '') : '',
    notice: undefined,
  };
}

function goOf(way: MembersForm['way']): MembersForm['go'] {
  return way === 'type' ? 'check' : 'upload';
}

function textsOf(form: FormData): Record<string, string> {
  const entries = Array.from(form).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.slice(0, longestValue)] as const] : [],
  );
  return Object.fromEntries(entries);
}

function readLines({ lines = '' }: MembersForm['values']): number[] {
  const numbers = lines.split(',').map(Number);
  const valid = numbers.filter((line) => Number.isInteger(line) && line > 0 && line <= mostLines);
  return [...new Set(valid)].slice(0, mostTypedRows);
}

/** Reads the table of grades, leaving out lines without a grade or plan. */
export function readGrades(values: MembersForm['values']): ListRules['grades'] {
  return linesTo(mostGrades).flatMap((line) => {
    const name = (values[gradeName(line)] ?? '').trim();
    const plan = findChoice(tierIds, values[gradePlanName(line)]);
    return name !== '' && plan ? [{ name, plan }] : [];
  });
}

/** Reads the members on a form's lines, leaving out lines without any text. */
export function readRows({ values, lines }: MembersForm): TypedRow[] {
  return lines.flatMap((line) => {
    const cells = Object.fromEntries(
      memberColumns.map((column) => [column, (values[cellName(line, column)] ?? '').trim()]),
    );
    return Object.values(cells).some((text) => text !== '') ? [{ line, cells }] : [];
  });
}

/** Offers to put the lines with mistakes right on the page, unless there are none or too many. */
export function withMistakes(
  form: MembersForm,
  { rejected, problems }: CheckedRows,
  list: string,
): MembersForm {
  const isFix = rejected.length > 0 && rejected.length <= mostTypedRows;
  if (!isFix && form.go !== 'fix') return form;
  const rows = isFix ? rejected : [];
  const others = form.way === 'type' ? linesTo(firstLines) : [];
  return {
    ...form,
    go: isFix ? 'fix' : goOf(form.way),
    list,
    lines: isFix ? rows.map(({ line }) => line) : others,
    values: Object.fromEntries([
      ...ruleNames.map((name) => [name, form.values[name] ?? '']),
      ...rows.flatMap(({ line, cells }) =>
        memberColumns.map((column) => [cellName(line, column), cells[column] ?? '']),
      ),
    ]) as MembersForm['values'],
    // The first of a field explains the others.
    errors: Object.fromEntries(
      problems.toReversed().map((problem) => [fieldOf(problem), problemWords(problem)]),
    ),
  };
}

/** Names the field where a mistake is put right. */
export function fieldOf({ line, column = 'firstName' }: MemberProblem): string {
  return cellName(line, column);
}

/** Says what is wrong with a row: "Line 12, Gender: Enter female or male". */
export function problemWords({ line, column, reason }: MemberProblem): string {
  const place = column === undefined ? '' : `, ${columnNames[column]}`;
  return `Line ${formatNumber(line)}${place}: ${reason}`;
}
