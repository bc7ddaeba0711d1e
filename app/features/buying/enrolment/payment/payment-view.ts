import type { BankAccount } from '#app/site/identity.types.ts';
import type { InstalmentId } from '../../prices/price-list.ts';
import type { Buyer } from '../../quote/price/quote.ts';
import type { PlanName } from '../checkout.ts';
import type { Instalment, Order, PayAnswer } from './order-payments.ports.ts';

export interface ScheduleLine extends Omit<Instalment, 'token'> {
  readonly path: string;
  /** Undefined until it is paid. */
  readonly receiptPath: string | undefined;
}

export interface PaymentView extends Omit<Order, 'orderToken' | 'token' | 'query' | 'schedule'> {
  readonly kind: 'order';
  readonly path: string;
  /** Leads to the next unpaid payment, whichever it is by then. */
  readonly linkPath: string;
  /** Where a group hands in its members; undefined for people and families. */
  readonly membersPath: string | undefined;
  readonly schedule: readonly ScheduleLine[];
  readonly buyer: Buyer;
  readonly planName: string;
  readonly forWords: string;
  readonly lives: number | undefined;
  readonly pay: InstalmentId;
  /** Undefined when there is no account for the currency. */
  readonly account: BankAccount | undefined;
  readonly isSampleAccount: boolean;
}

export type PaymentPageView =
  | PaymentView
  /** No order in the address, or an unknown one. */
  | { readonly kind: 'none' | 'unknown'; readonly plans: readonly PlanName[] }
  /** The store is down. */
  | { readonly kind: 'unavailable' };

export type PayPageAnswer = Exclude<PayAnswer, { readonly kind: 'nothing-due' }>;
