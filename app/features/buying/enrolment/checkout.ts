import type { FieldErrors } from '#app/kernel/form-data/form-answer.ts';
import type { Lga } from '#app/location/nigeria/lgas.ts';
import type { PriceList, TierId } from '../prices/price-list.ports.ts';
import type { Buyer } from '../quote/quote-request.ts';
import type { Quote } from '../quote/quote.ts';
import type { Draft } from './draft.ts';
import type { PersonSlot } from './people.ts';
import type { StepId } from './steps.ts';

/** A plan as the checkout names it. */
export interface PlanName {
  readonly id: TierId;
  readonly name: string;
  readonly suits: string;
}

/** The price beside each step. */
export type CheckoutPrice =
  | {
      readonly kind: 'priced';
      readonly quote: Quote;
      readonly query: string;
      readonly isEstimate: boolean;
    }
  /** There is no price on the list: we settle it in a talk. */
  | { readonly kind: 'call'; readonly reason: 'age' | 'size' }
  | { readonly kind: 'none' };

/** One hospital to choose. */
export interface HospitalOption {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly path: string;
}

/** What the hospital step offers. */
export interface HospitalChoice {
  readonly lgas: readonly Lga[];
  readonly options: readonly HospitalOption[];
  /** How many there are in all. */
  readonly total: number;
  /** Where they are: "Ikeja, Lagos". */
  readonly area: string;
  /** None was found in the chosen area, so the whole state is shown. */
  readonly isWidened: boolean;
  readonly isUnavailable: boolean;
}

/** A line of the review, and the step that changes it. */
export interface ReviewSection {
  readonly step: StepId;
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly text: string }[];
}

/** Why an enrolment was not taken, though nothing is wrong with it. */
export type Setback =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/** One step as the server shows it. */
export interface CheckoutView {
  readonly kind: 'step';
  readonly plan: PlanName;
  readonly step: StepId;
  readonly steps: readonly StepId[];
  readonly buyer: Buyer;
  readonly draft: Draft;
  readonly errors: FieldErrors;
  readonly setback: Setback | undefined;
  readonly price: CheckoutPrice;
  readonly prices: PriceList;
  readonly people: readonly PersonSlot[];
  /** Only on the step that shows it. */
  readonly hospitals: HospitalChoice | undefined;
  readonly review: readonly ReviewSection[];
}

/** An address that names no plan of ours. */
export interface UnknownPlan {
  readonly kind: 'unknown';
  readonly asked: string;
  readonly plans: readonly PlanName[];
  /** The quote that the address carries, to go on with under another plan. */
  readonly query: string;
}

/** Why there is no answer to a step; the step stays as it is. */
export type StepFailure =
  | { readonly kind: 'failed'; readonly isOffline: boolean }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/** What comes of a step that a script has sent. */
export type StepAnswer =
  | CheckoutView
  | StepFailure
  /** The enrolment is kept; it is paid at this address. */
  | { readonly kind: 'kept'; readonly path: string };
