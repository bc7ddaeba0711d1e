import type { BasisPoints, CurrencyCode, Money } from '#app/kernel/money.ts';
import type { AgeBand, InstalmentId, TierId } from '../prices/price-list.ts';

import type { FamilyMember } from './family-members.ts';

/** One line of the sum, in naira; discounts are negative. */
export type PriceLine =
  | {
      readonly kind: 'people';
      /** Set where an offer names adults apart, who all pay alike. */
      readonly who?: 'staff' | 'spouses';
      readonly band: AgeBand;
      readonly count: number;
      readonly each: Money;
      readonly amount: Money;
    }
  | {
      readonly kind: 'discount';
      readonly of: 'family' | 'group';
      readonly share: BasisPoints;
      /** The party size from which it applies. */
      readonly from: number;
      readonly amount: Money;
    }
  | { readonly kind: 'surcharge'; readonly share: BasisPoints; readonly amount: Money };

export interface PaymentPlan {
  readonly id: InstalmentId;
  readonly payments: number;
  readonly each: Money;
  readonly yearTotal: Money;
}

export const buyers = ['me', 'family', 'someone', 'staff', 'association'] as const;
export type Buyer = (typeof buyers)[number];

/** The covered person's relationship to a payer abroad. */
export const relations = ['parent', 'sibling', 'spouse', 'child', 'relative', 'friend'] as const;
export type Relation = (typeof relations)[number];

interface OnePerson {
  readonly buyer: 'me' | 'someone';
  readonly age: number;
}

interface Family {
  readonly buyer: 'family';
  /** The principal first, then the spouse. */
  readonly adultAges: readonly number[];
  readonly parentAges: readonly number[];
  readonly children: number;
}

export interface Group {
  readonly buyer: 'staff' | 'association';
  /** Adults of all ages. */
  readonly people: number;
  /** Those above the base age. */
  readonly older: number;
  /** In addition to `people`. */
  readonly children: number;
  /** Ages of those above the price list's last band, where they are known; in addition to `people`. */
  readonly seniorAges?: readonly number[];
  /** Everyone in the group, where this is its part on one plan: decides the discount. */
  readonly groupLives?: number;
}

export type Party = OnePerson | Family | Group;

/** Where the covered people live; does not affect the price. */
export interface Place {
  readonly stateId: string | undefined;
  /** A local government area, a town or a district, as typed. */
  readonly area: string | undefined;
}

/** Where one member of a family lives; does not affect the price. */
export interface Home {
  readonly member: FamilyMember;
  readonly stateId: string | undefined;
  /** For children, whose price is the same at every age. */
  readonly childAge: number | undefined;
}

/** Everything a price depends on, and nothing that identifies anyone. */
export interface QuoteRequest {
  readonly party: Party;
  readonly tier: TierId;
  readonly pay: InstalmentId;
  readonly currency: CurrencyCode;
  readonly place?: Place;
  readonly relation?: Relation | undefined;
  /** For families whose members live in several states. */
  readonly homes?: readonly Home[];
  /** Where the payer lives, as an id of `countries`. */
  readonly country?: string | undefined;
}

/** What an order asks for. */
export interface OrderRequest extends Omit<QuoteRequest, 'party' | 'tier'> {
  readonly buyer: Buyer;
  /** Undefined once the people are erased. */
  readonly party: Party | undefined;
  /** Undefined for a plan that is no longer sold. */
  readonly tier: TierId | undefined;
}
