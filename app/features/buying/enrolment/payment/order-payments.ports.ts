import type { SaveFailure } from '#app/kernel/form-answer.ts';
import type { Money } from '#app/kernel/money.ts';
import type { ListChange } from '../list-change.ts';
import type { OrderRequest, PaymentPlan, QuoteRequest } from '../../party/party.ts';
import type { Renewal } from '../renewal.ts';

export type PaymentState =
  | 'idle'
  /** The visitor is back, and the payment service is not done yet. */
  | 'processing'
  | 'success'
  | 'failed'
  | 'cancelled'
  /** Not known at the moment: the visitor must not pay again. */
  | 'unknown'
  /** A part has arrived. */
  | 'short'
  /** Staff have cancelled the order. */
  | 'closed';

export type PaymentServiceName = 'paystack' | 'paypal';

export interface NewOrder {
  readonly leadId: string;
  readonly request: QuoteRequest;
  /** Undefined when the price is agreed by phone. */
  readonly payment: PaymentPlan | undefined;
  /** The version of the contract that was accepted; the checkout always names it. */
  readonly contract?: string;
  /** On which the year of a renewal starts and its first payment is due, as YYYY-MM-DD. */
  readonly firstDay?: string | undefined;
  /** The token of the link of the order that it renews, which then offers no next year any more. */
  readonly renews?: string | undefined;
}

/** `due` from a week before its day. */
export type InstalmentStatus = 'paid' | 'due' | 'overdue' | 'later';

export interface Instalment {
  /** From 1. */
  readonly number: number;
  /** The secret in the link to pay it. */
  readonly token: string;
  /** As YYYY-MM-DD. */
  readonly dueDay: string;
  readonly amount: Money;
  readonly status: InstalmentStatus;
}

/** An order and the instalment that a link pays, with no personal data but the email address. */
export interface Order {
  /** The secret in the order's own link, which leads to the next payment. */
  readonly orderToken: string;
  /** The secret in the link of the instalment; the order's where there is none. */
  readonly token: string;
  /** Shown to the visitor, to quote in calls. */
  readonly reference: string;
  /** The day in Lagos on which it was sent, as YYYY-MM-DD. */
  readonly savedOn: string;
  readonly request: OrderRequest;
  /** The instalment; undefined when the price is agreed by phone. */
  readonly amount: Money | undefined;
  /** What is still to pay; undefined while no price is agreed. */
  readonly owed: Money | undefined;
  /** What a group's list has made of the price; undefined when something else has set it. */
  readonly change: ListChange | undefined;
  /** Undefined while it is too early for the next year of cover. */
  readonly renewal: Renewal | undefined;
  /** Number of the instalment, from 1. */
  readonly number: number;
  /** Every payment; none when the price is agreed by phone. */
  readonly schedule: readonly Instalment[];
  readonly state: PaymentState;
  /** Where its mails go; undefined once its lead is purged or erased. */
  readonly email: string | undefined;
  /** How often whoever has the link can put that address right. */
  readonly correctionsLeft: number;
  /** Undefined when no service is configured for the currency. */
  readonly service: PaymentServiceName | undefined;
}

export type PayAnswer =
  | { readonly kind: 'redirect'; readonly url: string }
  /** Paid already, or not payable online. */
  | { readonly kind: 'nothing-due' }
  /** No service was asked, or it is down: nothing was paid. */
  | SaveFailure;

export type CorrectionAnswer =
  /** Synced to disk; the order has a new link, and those of before have ended. */
  | { readonly kind: 'corrected'; readonly path: string }
  /** It is the address that the order has. */
  | { readonly kind: 'same' }
  /** Used up, up to staff by now, or no order's link. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/** How the visitor came to the payment page. */
export type Arrival = 'link' | 'return' | 'cancel';

/** Thrown when the store cannot be read or written, or too many others wait. */
export class OrdersUnavailableError extends Error {
  override readonly name = 'OrdersUnavailableError';
}

/** For a `catch`: the answer of an order that cannot be reached. @throws every other error */
export function unavailable(error: unknown) {
  if (!(error instanceof OrdersUnavailableError)) throw error;
  return { kind: 'unavailable' } as const;
}

/** Stores orders and their payments; implemented by the server. */
export interface OrderPayments {
  /**
   * Saves an order and its schedule once for each lead. @returns its token, once synced to disk
   * @throws OrdersUnavailableError
   */
  open(order: NewOrder): Promise<string>;
  /**
   * Finds an order by its link, or that of an instalment, after checking its payment with the
   * service, unless that has been asked too often. An order's own link leads to its next unpaid instalment.
   * @throws OrdersUnavailableError
   */
  find(token: string, arrival: Arrival): Promise<Order | undefined>;
  /** Tells whether a link led to an order once. @throws OrdersUnavailableError */
  hasEnded(token: string): Promise<boolean>;
  /** Gives an order the email address that its mails should go to. @throws OrdersUnavailableError */
  correctEmail(token: string, email: string): Promise<CorrectionAnswer>;
  /** Starts a payment, or resumes the open one. @throws OrdersUnavailableError */
  pay(token: string): Promise<PayAnswer>;
}
