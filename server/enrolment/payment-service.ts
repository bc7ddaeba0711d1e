import type { PaymentServiceName } from '#app/features/buying/enrolment/payment-desk.ports.ts';
import type { Money } from '#app/kernel/money/money.ts';

/** One attempt to pay, as a payment service needs to know it. */
export interface Attempt {
  /** The same for each repeat of one attempt, so that a service makes one payment of them. */
  readonly id: string;
  readonly amount: Money;
  readonly email: string;
  /** What the money is for, in few words. */
  readonly title: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** What a service makes of a new attempt. */
export type Start =
  | { readonly kind: 'started'; readonly url: string; readonly serviceReference: string }
  /** It knows the attempt already, and does not say again where to pay. */
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** How an attempt stands with its service. */
export type Standing =
  | { readonly kind: 'paid'; readonly amount: { minor: number; currency: string } }
  /** Money may be on its way. */
  | { readonly kind: 'pending' }
  /** The visitor has not paid, and still may. */
  | { readonly kind: 'not-paid' }
  /** Nothing will come of it. */
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** A payment service's client; never throws for what the service does. */
export interface PaymentService {
  readonly name: PaymentServiceName;
  start(attempt: Attempt): Promise<Start>;
  /** @param serviceReference what `start` gave */
  check(attemptId: string, serviceReference: string | null): Promise<Standing>;
}
