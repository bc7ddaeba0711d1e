import type { FieldErrors, FieldValues } from '#app/kernel/form-answer.ts';
import type { Money } from '#app/kernel/money.ts';
import type { TierId } from '../../prices/price-list.ts';
import { membersPath, type ListChanges, type MemberColumn } from './member.ts';

type Way = 'file' | 'type';

/** The head count and the price of a list: no names. */
export interface SumView {
  readonly lives: number;
  readonly plans: readonly {
    readonly name: string;
    readonly lives: number;
    readonly lines: readonly { readonly label: string; readonly amount: Money }[];
  }[];
  /** Explains the price of people above the bands; undefined without any. */
  readonly seniorNote: string | undefined;
  readonly olderThanBands: number;
  /** Undefined when staff agree the price. */
  readonly price:
    { readonly yearly: Money; readonly each: Money; readonly payments: number } | undefined;
}

export interface ListView {
  readonly id: string;
  readonly leftOut: number;
  /** As YYYY-MM-DDTHH:MM:SSZ. */
  readonly savedAt: string;
  readonly sum: SumView;
}

/** What the last file or form came to. */
export interface FoundView {
  readonly taken: number;
  /** Rows with mistakes. */
  readonly leftOut: number;
  readonly mistakes: number;
  /** The first of them, in words: "Line 12, Gender: Enter female or male". */
  readonly shown: readonly string[];
  /** By field, where the lines can be put right on the page. */
  readonly errors: FieldErrors | undefined;
  /** Since the list before; undefined for the first. */
  readonly changes: ListChanges | undefined;
}

export interface FixView {
  /** Id of the list that they complete; empty when the file had no line that was right. */
  readonly list: string;
  readonly lines: readonly number[];
  readonly values: FieldValues;
  readonly errors: FieldErrors;
}

/** The form as it was sent, to be shown again. */
export interface MembersForm {
  readonly path: string;
  readonly way: Way;
  readonly values: FieldValues;
  readonly errors: FieldErrors;
  readonly plans: readonly { readonly value: TierId; readonly label: string }[];
  /** Rows of the typed form. */
  readonly rows: number;
  readonly fix?: FixView;
  readonly notice?:
    | { readonly kind: 'unavailable' | 'stale' }
    | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };
}

export interface ListPageView {
  readonly kind: 'list';
  readonly form: MembersForm;
  readonly buyer: 'staff' | 'association';
  readonly paymentPath: string;
  readonly reference: string;
  readonly planName: string;
  /** People in the enrolment. */
  readonly enrolled: number;
  readonly checked: ListView | undefined;
  readonly confirmed: ListView | undefined;
  readonly found: FoundView | undefined;
  /** At the box that confirms a list. */
  readonly consentError: string | undefined;
}

export type MembersPageView =
  | ListPageView
  /** No enrolment in the address, or no group's. */
  | { readonly kind: 'none' | 'unknown' }
  /** The store is down; a sent form is shown again. */
  | { readonly kind: 'unavailable'; readonly form: MembersForm };

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

/** Returns the address of an enrolment's page for members. */
export function membersAddress(token: string, way: Way = 'file'): string {
  const query = new URLSearchParams({ request: token, ...(way === 'type' && { way }) });
  return `${membersPath}?${query.toString()}`;
}
