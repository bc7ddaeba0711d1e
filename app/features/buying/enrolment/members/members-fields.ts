import type { MemberColumn } from './member.ts';

/** Rows of the typed form; longer lists are files. */
export const mostTypedRows = 20;
/** Lines of the table of grades. */
export const mostGrades = 6;

/** What a button of the page asks for. */
export const goName = 'go';
/** Sends lines of a file that were put right on the page. */
export const fixGo = 'fix';

/** Name of a typed member's field. */
export function cellName(line: number, column: MemberColumn): string {
  return `m${line}-${column}`;
}

/** Fields of a file's form that apply to its lines too when they are put right on the page. */
export const ruleNames: readonly string[] = [
  'dependants',
  ...Array.from({ length: mostGrades }, (_, at) => [
    gradeName(at + 1),
    gradePlanName(at + 1),
  ]).flat(),
];

export function gradeName(line: number): string {
  return `grade${line}`;
}

export function gradePlanName(line: number): string {
  return `gradePlan${line}`;
}
