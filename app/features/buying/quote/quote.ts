import type { BasisPoints, CurrencyCode, Money } from '#app/kernel/money/money.ts';
import type { AgeBandId, InstalmentId, IsoDay } from '../prices/price-list.ports.ts';
import type { QuoteRequest } from './quote-request.ts';

/** One line of the sum, always in naira. A discount is below zero. */
export type PriceLine =
  | {
      readonly kind: 'people';
      readonly band: AgeBandId;
      readonly count: number;
      readonly each: Money;
      readonly amount: Money;
    }
  | {
      readonly kind: 'discount';
      readonly of: 'family' | 'group';
      readonly share: BasisPoints;
      /** The number of people from which it is given. */
      readonly from: number;
      readonly amount: Money;
    }
  | { readonly kind: 'surcharge'; readonly share: BasisPoints; readonly amount: Money };

/** One way to pay the year's price. */
export interface PaymentPlan {
  readonly id: InstalmentId;
  readonly payments: number;
  readonly each: Money;
  /** What all payments of a year make together. */
  readonly yearTotal: Money;
}

/** A larger group that would pay less in all, because a discount begins there. */
export interface CheaperStep {
  readonly people: number;
  readonly yearly: Money;
  readonly saves: Money;
}

/** A price with everything that led to it. */
export interface Quote {
  readonly request: QuoteRequest;
  readonly lives: number;
  readonly lines: readonly PriceLine[];
  /** The sum of the lines. */
  readonly yearlyNaira: Money;
  /** The same in the requested currency; rounded once, if it is not the naira. */
  readonly yearly: Money;
  readonly rate:
    | { readonly currency: CurrencyCode; readonly koboPerUnit: number; readonly day: IsoDay }
    | undefined;
  /** Every way to pay, the chosen one among them. */
  readonly paymentPlans: readonly PaymentPlan[];
  readonly payment: PaymentPlan;
  /**
   * For a group: the yearly price of one adult of the base age, discount included, in the requested
   * currency; to the cent, since it is multiplied by many.
   */
  readonly eachAdult: Money | undefined;
  readonly cheaperStep: CheaperStep | undefined;
}

/** What comes of a request: a price, or the reason for which we set it in a talk. */
export type QuoteOutcome =
  | { readonly kind: 'priced'; readonly quote: Quote }
  | { readonly kind: 'call'; readonly reason: 'age' | 'size' };
