import type { CurrencyCode, Money } from '#app/kernel/money/money.ts';
import type { BankAccount } from '#app/location/identity.ports.ts';
import type { InstalmentId } from '../prices/price-list.ports.ts';
import type { Buyer } from '../quote/quote-request.ts';
import type { PlanName } from './checkout.ts';
import type { PaymentServiceName, PaymentState } from './payment-desk.ports.ts';

/** An enrolment on its payment page. */
export interface PaymentView {
  readonly kind: 'order';
  /** The link by which one comes back. */
  readonly path: string;
  readonly reference: string;
  readonly state: PaymentState;
  readonly service: PaymentServiceName | undefined;
  /** One payment; undefined where the price is set in a talk. */
  readonly amount: Money | undefined;
  readonly currency: CurrencyCode;
  readonly buyer: Buyer;
  readonly planName: string;
  readonly forWords: string;
  readonly lives: number | undefined;
  readonly pay: InstalmentId;
  /** How often a year. */
  readonly payments: number;
  /** Where to pay by bank transfer, if there is an account for the currency. */
  readonly account: BankAccount | undefined;
  readonly isSampleAccount: boolean;
}

/** What the payment page can be asked to show. */
export type PaymentPageView =
  | PaymentView
  /** No enrolment was named, or one that nobody knows. */
  | { readonly kind: 'none' | 'unknown'; readonly plans: readonly PlanName[] }
  /** The store is out of reach. */
  | { readonly kind: 'unavailable' };

/** What came of the wish to pay. */
export type PayPageAnswer =
  { readonly kind: 'go'; readonly url: string } | { readonly kind: 'unavailable' };
