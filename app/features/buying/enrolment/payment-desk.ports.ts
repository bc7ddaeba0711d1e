import type { Money } from '#app/kernel/money/money.ts';

/** What can be said of the payment of one enrolment. */
export type PaymentState =
  /** Nothing has been paid, and nothing is under way. */
  | 'idle'
  /** The visitor came back, and the payment service is not done yet. */
  | 'processing'
  | 'success'
  | 'failed'
  | 'cancelled'
  /** Nobody can say now: the visitor must not pay again. */
  | 'unknown';

export type PaymentServiceName = 'paystack' | 'paypal';

/** An enrolment on its way into the store. */
export interface NewOrder {
  /** Id of the lead that was kept. */
  readonly leadId: string;
  /** The calculator's query that gives the price again. */
  readonly query: string;
  /** One payment; undefined where the price is set in a talk. */
  readonly amount: Money | undefined;
}

/** An enrolment as the payment page knows it: nothing in it names a person. */
export interface Order {
  /** The secret in the link that leads back to it. */
  readonly token: string;
  /** What the visitor may quote. */
  readonly reference: string;
  readonly query: string;
  readonly amount: Money | undefined;
  readonly state: PaymentState;
  /** The service by which it is paid; undefined where none is configured for its currency. */
  readonly service: PaymentServiceName | undefined;
}

/** What came of the wish to pay. */
export type PayAnswer =
  /** The visitor pays at this address of the payment service. */
  | { readonly kind: 'go'; readonly url: string }
  /** There is nothing to pay, or not now: the order says why. */
  | { readonly kind: 'look' }
  /** The service or the store does not answer; nothing was paid. */
  | { readonly kind: 'unavailable' };

/** How a visitor came to the payment page. */
export type Arrival = 'link' | 'return' | 'cancel';

/** The store cannot be read or written now. */
export class DeskUnavailableError extends Error {
  override readonly name = 'DeskUnavailableError';
}

/** Keeps enrolments with their payments; implemented by the server. */
export interface PaymentDesk {
  /**
   * Keeps an enrolment, once for each lead. @returns its token, synced to disk
   * @throws DeskUnavailableError
   */
  open(order: NewOrder): Promise<string>;
  /**
   * Finds an enrolment and asks the payment service how its payment stands.
   * @throws DeskUnavailableError
   */
  find(token: string, arrival: Arrival): Promise<Order | undefined>;
  /** Begins a payment, or goes on with the one that was begun. @throws DeskUnavailableError */
  pay(token: string): Promise<PayAnswer>;
}
