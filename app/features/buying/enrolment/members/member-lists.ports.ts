import type { Money } from '#app/kernel/money.ts';
import type { PriceList, TierId } from '../../prices/price-list.ts';
import type { OrderRequest, PaymentPlan } from '../../party/party.ts';
import type { ListChange } from '../list-change.ts';
import type { Member, MemberProblem, TypedRow } from './member.ts';

export interface StoredList {
  readonly id: string;
  /** Rows with mistakes, which the list does not contain. */
  readonly leftOut: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly members: readonly Member[];
}

export interface ListedEnrolment {
  readonly id: string;
  readonly token: string;
  /** Shown to the visitor, to quote in calls. */
  readonly reference: string;
  readonly request: OrderRequest;
  readonly isCancelled: boolean;
  /** The first of the year, for which ages count; undefined while no price is agreed. YYYY-MM-DD. */
  readonly startDay: string | undefined;
  /** Of a year; undefined while no price is agreed. */
  readonly price: Money | undefined;
  /** What has come in, less refunds. */
  readonly paid: Money;
  /** What the last confirmed list has made of the price; undefined when something else has set it. */
  readonly change: ListChange | undefined;
  /** Waits for the group to confirm it. */
  readonly checked: StoredList | undefined;
  readonly confirmed: StoredList | undefined;
}

/** A list that a group confirms, and what it comes to. */
export interface Confirmation {
  readonly enrolmentId: string;
  readonly listId: string;
  /** On the list. */
  readonly people: number;
  /** In the order until now. */
  readonly enrolled: number;
  /** The people by age, as the order's query has them; undefined when they are too few for a group. */
  readonly counts: Readonly<Record<'people' | 'older' | 'children', number>> | undefined;
  /** In words: "Silver 70, Gold 10". */
  readonly plans: string;
  readonly leftOut: number;
  /** What the list costs; undefined where staff agree the price. */
  readonly payment: PaymentPlan | undefined;
}

/** What a group decides for its whole list. */
export interface ListRules {
  readonly buyer: 'staff' | 'association';
  /** The plan of a row that names none. */
  readonly plan: TierId;
  readonly hasDependants: boolean;
  /** The group's own grades. */
  readonly grades: readonly { readonly name: string; readonly plan: TierId }[];
  readonly prices: PriceList;
  /** YYYY-MM-DD. */
  readonly today: string;
}

export interface CheckedRows {
  /** Those without a mistake. */
  readonly members: readonly Member[];
  /** In the order of lines. */
  readonly problems: readonly MemberProblem[];
  /** The rows with mistakes, with choices as the fields have them. */
  readonly rejected: readonly TypedRow[];
}

/** Reads, checks and stores the members of groups; implemented by the server. */
export interface MemberLists {
  /** Finds the enrolment of a link. @throws OrdersUnavailableError */
  find(token: string): Promise<ListedEnrolment | undefined>;
  /**
   * Reads a CSV file or an Excel workbook of an order, whatever it contains.
   * @throws OrdersUnavailableError when too many workbooks wait, or another of the order has come
   */
  read(
    file: Uint8Array,
    enrolmentId: string,
  ): Promise<{
    readonly rows: readonly TypedRow[];
    readonly problems: readonly MemberProblem[];
  }>;
  /** Checks rows, together with the members of a list that they are to complete. */
  check(
    rows: readonly TypedRow[],
    rules: ListRules,
    taken?: readonly Member[],
  ): Promise<CheckedRows>;
  /** Replaces the checked list. @returns its id, once on disk @throws OrdersUnavailableError */
  replace(enrolmentId: string, members: readonly Member[], leftOut: number): Promise<string>;
  /**
   * Replaces the confirmed list by the checked one, gives the order its people and price, and tells
   * staff and buyer: all or nothing, and once.
   * @returns false when the list has been replaced meanwhile
   * @throws OrdersUnavailableError
   */
  confirm(confirmation: Confirmation): Promise<boolean>;
}
