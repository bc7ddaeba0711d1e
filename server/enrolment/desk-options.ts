import type { PaymentServiceName } from '#app/features/buying/enrolment/payment-desk.ports.ts';
import type { LeadKeeper } from '#server/leads/keep-leads.ts';
import type { Log } from '#server/logging/log.ts';
import type { Store } from '#server/store/store.ts';
import type { PaymentService } from './payment-service.ts';

/** What the payment desk works with. */
export interface DeskOptions {
  readonly store: Store;
  readonly keeper: LeadKeeper;
  /** The services that are configured. */
  readonly services: readonly PaymentService[];
  readonly siteUrl: string;
  readonly insurer: string;
  readonly log: Log;
  readonly now?: () => number;
}

/** Naira go by Paystack, everything else by PayPal. */
export function serviceNameFor(currency: string): PaymentServiceName {
  return currency === 'NGN' ? 'paystack' : 'paypal';
}
