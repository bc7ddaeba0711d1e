import type { Money } from '#app/kernel/money.ts';
import type { BankAccount } from '#app/site/identity.types.ts';
import type { InstalmentId } from '../../prices/price-list.ts';
import type { Buyer } from '../../quote/price/quote.ts';
import type { PlanName } from '../checkout.ts';
import type {
  Instalment,
  PayAnswer,
  PaymentServiceName,
  PaymentState,
} from './order-payments.ports.ts';

export interface ScheduleLine extends Pick<
  Instalment,
  'number' | 'dueDay' | 'amount' | 'standing'
> {
  readonly path: string;
  /** Undefined until it is paid. */
  readonly receiptPath: string | undefined;
}

export interface PaymentView {
  readonly kind: 'order';
  readonly path: string;
  /** Leads to the next unpaid payment, whichever it is by then. */
  readonly linkPath: string;
  readonly reference: string;
  /** Where a group hands in its members; undefined for people and families. */
  readonly membersPath: string | undefined;
  readonly state: PaymentState;
  readonly service: PaymentServiceName | undefined;
  /** This payment; undefined when the price is agreed by phone. */
  readonly amount: Money | undefined;
  /** What is still to pay. */
  readonly owed: Money | undefined;
  /** Number of this payment, from 1. */
  readonly number: number;
  /** Every payment of the year; none when the price is agreed by phone. */
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
