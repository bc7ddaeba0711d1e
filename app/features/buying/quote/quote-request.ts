import type { CurrencyCode } from '#app/kernel/money/money.ts';
import type { InstalmentId, TierId } from '../prices/price-list.ports.ts';

/** The five ways to buy. */
export const buyers = ['me', 'family', 'someone', 'staff', 'association'] as const;
export type Buyer = (typeof buyers)[number];

/** What a person abroad is to the one they buy for. */
export const relations = ['parent', 'sibling', 'spouse', 'child', 'friend'] as const;
export type Relation = (typeof relations)[number];

interface OnePerson {
  readonly buyer: 'me' | 'someone';
  readonly age: number;
}

interface Family {
  readonly buyer: 'family';
  /** The principal's age, then that of the husband or wife. */
  readonly adultAges: readonly number[];
  readonly parentAges: readonly number[];
  readonly children: number;
}

export interface Group {
  readonly buyer: 'staff' | 'association';
  /** Adults of all ages. */
  readonly people: number;
  /** How many of them are in the band above the base age. */
  readonly older: number;
  /** Covered besides them. */
  readonly children: number;
}

/** Who is to be covered. */
export type Party = OnePerson | Family | Group;

/** Where the covered people live; changes no price. */
export interface Place {
  readonly stateId: string | undefined;
  readonly lgaId: string | undefined;
}

/** All that a price depends on, and nothing that tells who asks. */
export interface QuoteRequest {
  readonly party: Party;
  readonly tier: TierId;
  readonly pay: InstalmentId;
  readonly currency: CurrencyCode;
  readonly place: Place;
  readonly relation: Relation | undefined;
}
