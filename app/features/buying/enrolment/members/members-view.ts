import type { FieldErrors, FieldValues } from '#app/kernel/form-answer.ts';
import type { TierId } from '../../prices/price-list.ts';
import { membersPath, type ListChanges, type MemberColumn } from './member.ts';

type Way = 'file' | 'type';
/** What a button of the page asks for. */
type Go = 'upload' | 'check' | 'fix' | 'confirm';

/** What the last file or form came to. */
export interface FoundView {
  readonly taken: number;
  /** Rows with mistakes. */
  readonly leftOut: number;
  readonly mistakes: number;
  /** The first of them, in words, each with its field where it can be put right on the page. */
  readonly shown: readonly { readonly text: string; readonly field: string | undefined }[];
  /** Since the list before; undefined for the first. */
  readonly changes: ListChanges | undefined;
}

/** The page's forms, and what was sent with one of them, to be shown again. */
export interface MembersForm {
  readonly path: string;
  readonly way: Way;
  readonly values: FieldValues;
  readonly errors: FieldErrors;
  /** The field to go on with, of a line that was added. */
  readonly focus?: string;
  readonly plans: readonly { readonly value: TierId; readonly label: string }[];
  /** Lines to type in or to put right. */
  readonly lines: readonly number[];
  /** The form that was sent, or has the mistakes; "fix" has the lines with mistakes. */
  readonly go: Go;
  /** Id of the list that such lines complete; empty when none was right. */
  readonly list: string;
  readonly notice:
    /** Another list has come, or the list has another price, than the page showed. */
    | { readonly kind: 'stale' | 'repriced' }
    | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }
    | undefined;
}

/** Lines on the page; longer lists are files. */
export const mostTypedRows = 20;
/** Lines of the table of grades. */
export const mostGrades = 6;

export const goName = 'go';

/** Name of a member's field. */
export function cellName(line: number, column: MemberColumn): string {
  return `m${line}-${column}`;
}

/** Fields of a file's form that apply to its lines too when they are put right on the page. */
export const ruleNames: readonly string[] = [
  'dependants',
  ...linesTo(mostGrades).flatMap((line) => [gradeName(line), gradePlanName(line)]),
];

/** Numbers lines from 1. */
export function linesTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

export function gradeName(line: number): string {
  return `grade${line}`;
}

export function gradePlanName(line: number): string {
  return `gradePlan${line}`;
}

/** Returns the address of an enrolment's page for members. */
export function membersAddress(token: string, way: Way = 'file'): string {
  const query = new URLSearchParams({ request: token, ...(way === 'type' && { way }) });
  return `${membersPath}?${query.toString()}`;
}
