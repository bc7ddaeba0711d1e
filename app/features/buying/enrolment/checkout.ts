import type { FieldErrors } from '#app/kernel/form-answer.ts';
import type { Choice } from '#app/ui/field/choices-field.tsx';
import type { Seller } from '../page/sales-contact.ts';
import type { Tier } from '../plans/catalogue.types.ts';
import type { PriceList } from '../prices/price-list.ts';
import type { Buyer, Quote } from '../quote/price/quote.ts';
import type { Draft } from './draft/draft.ts';
import type { PersonSlot } from './steps/people.ts';
import type { ReviewCover } from './steps/review-cover.server.ts';
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

export interface HospitalOption {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** Such as "2.1 km"; null until an area or a town is known. */
  readonly distance: string | null;
}

export interface HospitalChoice {
  readonly slot: PersonSlot;
  /** As typed, or who they are. */
  readonly name: string;
  /** The id that is ticked, also `chooseLater` or `sameAsFirst`. */
  readonly chosen: string;
  readonly isWithFirst: boolean;
  readonly options: readonly HospitalOption[];
  /** All matches, of which `options` are the first few. */
  readonly total: number;
  /** Such as "Ikeja, Lagos". */
  readonly area: string;
  /** Set when the chosen area has none, so the whole state is shown. */
  readonly isWidened: boolean;
  /** Where distances are from; null where the order is another. */
  readonly origin: string | null;
  readonly isUnavailable: boolean;
}

export interface ReviewLine {
  readonly label: string;
  readonly text: string;
  readonly field: string;
}

export interface ReviewSection {
  readonly step: StepId;
  readonly title: string;
  readonly lines: readonly ReviewLine[];
}

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
