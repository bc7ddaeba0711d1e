import type { PaymentServiceName } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import type { Money } from '#app/kernel/money.ts';
import type { LeadSaver } from '#server/leads/save-leads.ts';
import type { Log } from '#server/log.ts';
import type { Store } from '#server/store/store.ts';

/** One attempt to pay, as sent to a payment service. */
export interface Attempt {
  /** The same for every retry, so that the service takes only one payment. */
  readonly id: string;
  readonly amount: Money;
  readonly email: string;
  /** Tells the payer what the money is for. */
  readonly title: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

export type Start =
  | { readonly kind: 'started'; readonly url: string; readonly serviceReference: string }
  /** The service knows the attempt already, and does not repeat its payment address. */
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'refused' | 'unavailable'; readonly reason: string };

/** What a service says about a payment. */
export type PaymentReport =
  | { readonly kind: 'paid'; readonly amount: { minor: number; currency: string } }
  /** Money may be on its way. */
  | { readonly kind: 'pending' }
  /** The visitor has not paid, and still may. */
  | { readonly kind: 'not-paid' }
  /** It was paid, and the money has gone back. */
  | { readonly kind: 'reversed'; readonly reason: string }
  /** The failure is final. */
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** A payment service's client; never throws for the service's failures. */
export interface PaymentService {
  readonly name: PaymentServiceName;
  start(attempt: Attempt): Promise<Start>;
  /** @param serviceReference as returned by `start` */
  check(attemptId: string, serviceReference: string | null): Promise<PaymentReport>;
}

/** Limits the calls to the services about one order, within `callLimit`. */
export interface CallBudget {
  /** @returns seconds to wait, when these calls must not be made */
  spend(orderId: string, calls: number): number | undefined;
}

/** A page that waits for a payment makes 12 calls a minute, a press of the button two or three. */
export const callLimit = { most: 30, windowMs: 60_000 } as const;

export interface OrderPaymentsOptions {
  readonly store: Store;
  readonly saver: LeadSaver;
  readonly services: readonly PaymentService[];
  readonly siteUrl: string;
  readonly insurer: string;
  readonly log: Log;
  readonly calls: CallBudget;
  /** Whether there is a mail server for mails to visitors. */
  readonly hasMail: boolean;
  readonly now?: () => number;
}

/** Finds the service for a currency: Paystack for naira, PayPal for all others. */
export function findService(
  services: readonly PaymentService[],
  currency: string,
): PaymentService | undefined {
  const wanted = currency === 'NGN' ? 'paystack' : 'paypal';
  return services.find(({ name }) => name === wanted);
}
