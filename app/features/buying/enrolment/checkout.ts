import type { FieldErrors } from '#app/kernel/form-answer.ts';
import type { Choice } from '#app/ui/field/choices-field.tsx';
import type { Seller } from '../page/sales-contact.ts';
import type { Tier } from '../plans/catalogue.types.ts';
import type { PriceList } from '../prices/price-list.ts';
import type { Buyer, Quote } from '../quote/price/quote.ts';
import type { Draft } from './draft/draft.ts';
import type { HospitalChoice } from './steps/hospital-choice.server.ts';
import type { PersonSlot } from './steps/people.ts';
import type { ReviewCover, ReviewSection } from './steps/review.server.ts';
import type { StepId } from './steps/enrolment-steps.tsx';

export type PlanName = Pick<Tier, 'id' | 'name' | 'suits'>;

export type CheckoutPrice =
  | {
      readonly kind: 'priced';
      readonly quote: Quote;
      readonly query: string;
      readonly isEstimate: boolean;
    }
  /** Not on the price list: agreed by phone. */
  | { readonly kind: 'call'; readonly reason: 'age' | 'size' }
  | { readonly kind: 'none' };

export type SaveFailure =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

export interface CheckoutView {
  readonly kind: 'step';
  readonly plan: PlanName;
  readonly step: StepId;
  readonly steps: readonly StepId[];
  readonly buyer: Buyer;
  readonly draft: Draft;
  readonly errors: FieldErrors;
  readonly saveFailure: SaveFailure | undefined;
  readonly price: CheckoutPrice;
  readonly prices: PriceList;
  readonly people: readonly PersonSlot[];
  /** Areas to suggest, by the id of each state chosen; in the people step only. */
  readonly areas: Readonly<Record<string, readonly string[]>>;
  /** For sponsors, in the people step only. */
  readonly countries: readonly Choice[];
  /** For each person, in the hospital step only. */
  readonly hospitals: readonly HospitalChoice[];
  /** In the review only. */
  readonly review: readonly ReviewSection[];
  readonly cover: ReviewCover | undefined;
  /** Set when an answer is changed from the review, which comes next. */
  readonly isEditing: boolean;
  /** The field to change, which takes the focus. */
  readonly focus: string | undefined;
}

export interface UnknownPlan {
  readonly kind: 'unknown';
  readonly asked: string;
  readonly plans: readonly PlanName[];
  /** The quote in the address, kept when another plan is chosen. */
  readonly query: string;
}

/** Why a step got no answer; it stays on screen. */
export type StepFailure =
  | { readonly kind: 'failed'; readonly isOffline: boolean }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

export type StepAnswer =
  | CheckoutView
  | StepFailure
  /** Saved; the visitor pays at this address. */
  | { readonly kind: 'saved'; readonly path: string };

export interface StepProps {
  readonly view: CheckoutView;
  readonly seller: Seller;
  /** Called when a button changes a number. */
  readonly onChange: () => void;
}
