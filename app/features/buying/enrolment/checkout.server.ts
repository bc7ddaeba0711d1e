import type { FieldErrors } from '#app/kernel/form-answer.ts';
import type { Edition } from '#app/site/edition.ts';
import type { ProviderDirectory } from '#app/features/providers/directory/provider-directory.ports.ts';
import { countries } from '#app/site/countries.ts';
import { lgasOfState } from '#app/site/nigeria/lgas.ts';
import { editionCurrency, findChoice, type TierId, type PriceList } from '../prices/price-list.ts';
import type { Seller } from '../page/sales-contact.ts';
import type { PlanCatalogue } from '../plans/catalogue.types.ts';
import { buyerOf, isGroup, isSponsor, typed, type Draft } from './draft/draft.ts';
import { findChosenHospitals, findHospitals } from './steps/hospital-choice.server.ts';
import { checkoutPrice, priceOrder, type OrderPrice } from './order-price.ts';
import { latestFirstDay, reviewCover, reviewSections } from './steps/review.server.ts';
import { peopleOf, placeOf } from './steps/people.ts';
import { stepsOf, type StepId } from './steps/enrolment-steps.tsx';
import { buyers } from '../quote/price/quote.ts';
import { checkPeople } from './steps/check-people.server.ts';
import { consentsFor } from './steps/consents.ts';

export interface Checkout {
  readonly catalogue: PlanCatalogue;
  readonly directory: ProviderDirectory;
  readonly tier: TierId;
  readonly edition: Edition;
  /** In Lagos, as YYYY-MM-DD. */
  readonly today: string;
  /** How soon cover starts once a payment has arrived: "1 working day". */
  readonly startWithin: string;
}

export type SaveFailure =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

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

export interface Showing {
  readonly step: StepId;
  /** Set when an answer is changed from the review. */
  readonly isEditing?: boolean;
  readonly focus?: string | undefined;
  readonly errors?: FieldErrors;
  readonly saveFailure?: SaveFailure;
}

/** Prices a draft, and lists what is wrong with its numbers. */
export function priceOf(checkout: Checkout, draft: Draft): OrderPrice {
  const { catalogue, tier, edition, today } = checkout;
  const currency = editionCurrency(edition);
  return priceOrder(draft, { tier, prices: catalogue.prices, currency, today });
}

/** Finds the first step with errors; undefined when all steps before `end` are right. */
export function findFault(
  checkout: Checkout,
  draft: Draft,
  end: StepId | 'sent',
): { readonly step: StepId; readonly errors: FieldErrors } | undefined {
  for (const step of stepsOf(draft)) {
    if (step === end) return undefined;
    const errors = checkStep(step, draft, checkout);
    if (Object.keys(errors).length > 0) return { step, errors };
  }
  return undefined;
}

/** One step with everything on its page. */
export type CheckoutView = Awaited<ReturnType<typeof viewOf>>;

/** Returns one step with everything on its page. */
export async function viewOf(
  checkout: Checkout,
  typedDraft: Draft,
  { step, errors = {}, saveFailure, isEditing = false, focus }: Showing,
) {
  const { catalogue, tier, edition } = checkout;
  const draft: Draft = { ...typedDraft, abroad: edition === 'DG' ? 'yes' : '' };
  const isReview = step === 'review';
  return {
    kind: 'step' as const,
    plan: planName(catalogue, tier),
    step,
    steps: stepsOf(draft),
    buyer: buyerOf(draft),
    draft,
    errors,
    saveFailure,
    price: checkoutPrice(priceOf(checkout, draft)),
    prices: catalogue.prices,
    people: peopleOf(draft),
    /** Areas to suggest, by the id of each state chosen; in the people step only. */
    areas: step === 'people' ? areasOf(draft) : {},
    /** For sponsors, in the people step only. */
    countries: step === 'people' && isSponsor(draft) ? countryChoices : [],
    /** For each person, in the hospital step only. */
    hospitals: step === 'hospital' ? await findHospitals(checkout, draft) : [],
    /** In the review only. */
    review: isReview ? await reviewOf(checkout, draft) : [],
    cover: isReview ? coverOf(checkout, draft) : undefined,
    /** Set when an answer is changed from the review, which comes next. */
    isEditing: isEditing && !isReview,
    /** The field to change, which takes the focus. */
    focus,
  };
}

export type PlanName = ReturnType<typeof planName>;

/** Picks the details of a plan that the checkout shows. */
export function planName({ tiers }: PlanCatalogue, tier: TierId) {
  const { id, name, suits } = tiers[tier];
  return { id, name, suits };
}

const countryChoices = countries.map(({ id, name }) => ({ value: id, label: name }));

function areasOf(draft: Draft): Record<string, readonly string[]> {
  const chosen = peopleOf(draft).map((slot) => placeOf(draft, slot).state);
  return Object.fromEntries(
    chosen.map((state) => [state, lgasOfState(state).map(({ name }) => name)]),
  );
}

async function reviewOf(checkout: Checkout, draft: Draft) {
  const { today, catalogue } = checkout;
  const hospitals = await findChosenHospitals(checkout, draft);
  return reviewSections(draft, hospitals, { today, prices: catalogue.prices });
}

function coverOf({ catalogue, tier, edition, today, startWithin }: Checkout, draft: Draft) {
  const firstDay = latestFirstDay(today, startWithin);
  return reviewCover(catalogue, { tier, edition, isForGroup: isGroup(buyerOf(draft)), firstDay });
}

/** Returns a step's error messages by field, in the order of the form. */
function checkStep(step: StepId, draft: Draft, checkout: Checkout): FieldErrors {
  const { today, catalogue } = checkout;
  switch (step) {
    case 'who':
      return checkWho(draft, priceOf(checkout, draft), catalogue.prices);
    case 'people':
      return checkPeople(draft, { today, prices: catalogue.prices });
    case 'hospital':
      return {};
    case 'review':
      return checkConsents(draft);
  }
}

const whoFields = new Set(['who', 'hasSpouse', 'children', 'parents', 'people', 'older']);

function checkWho(draft: Draft, price: OrderPrice, prices: PriceList): FieldErrors {
  if (!findChoice(buyers, draft['who'])) return { who: 'Choose who needs cover' };
  const { mostParents } = prices.family;
  const found = price.problems
    .filter(({ field }) => whoFields.has(field))
    .map(({ field, message }) => [field, message]);
  const parents = typed(draft, 'parents');
  if (!/^\d?$/.test(parents) || Number(parents) > mostParents) {
    found.push(['parents', `Enter a number of parents up to ${mostParents}`]);
  }
  return Object.fromEntries(found) as FieldErrors;
}

function checkConsents(draft: Draft): FieldErrors {
  const missing = consentsFor(draft).filter(({ field, wording }) => draft[field] !== wording);
  return Object.fromEntries(missing.map(({ field, request }) => [field, request]));
}
