import type { MemberColumn } from './member.ts';

/** Rows of the typed form; longer lists are files. */
export const mostTypedRows = 20;
/** Lines of the table of grades. */
export const mostGrades = 6;

/** What a button of the page asks for. */
export const goName = 'go';

/** Name of a typed member's field. */
export function cellName(line: number, column: MemberColumn): string {
  return `m${line}-${column}`;
}

export function gradeName(line: number): string {
  return `grade${line}`;
}

export function gradePlanName(line: number): string {
  return `gradePlan${line}`;
}
