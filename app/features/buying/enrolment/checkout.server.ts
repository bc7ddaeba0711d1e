import { createHash } from 'node:crypto';
import type { FieldErrors, FieldValues, SaveFailure } from '#app/kernel/form-answer.ts';
import type { Edition } from '#app/site/edition.ts';
import type { ProviderDirectory } from '#app/features/providers/directory/provider-directory.ports.ts';
import {
  editionCurrency,
  findChoice,
  tierIds,
  type PriceList,
  type TierId,
} from '../prices/price-list.ts';
import type { PlanCatalogue } from '../plans/catalogue.types.ts';
import { buyerOf, isGroup, ownFields, typed, whoFields, type Draft } from './draft/draft.ts';
import { findChosenHospitals, findHospitals } from './steps/hospital-choice.server.ts';
import { checkoutPrice, priceOrder, type OrderPrice } from './order-price.ts';
import { findStart } from './renewal.ts';
import type { PlanOffers } from './plan-offers.server.ts';
import { latestFirstDay } from './steps/first-day.ts';
import { reviewCover, reviewSections } from './steps/review.server.ts';
import { peopleOf } from './steps/people.ts';
import { stepsOf, type StepId } from './steps/enrolment-steps.tsx';
import { buyers } from '../party/party.ts';
import { checkPeople } from './steps/answers.server.ts';
import { consentsFor } from './steps/consents.ts';

export interface Checkout {
  readonly catalogue: PlanCatalogue;
  readonly directory: ProviderDirectory;
  readonly tier: TierId;
  /** Whether links to go on elsewhere can be mailed. */
  readonly canMail: boolean;
  readonly edition: Edition;
  /** In Lagos, as YYYY-MM-DD. */
  readonly today: string;
  /** How soon cover starts once a payment has arrived: "1 working day". */
  readonly startWithin: string;
  /** Its note says how far its text is agreed. */
  readonly contract: { readonly version: string; readonly note: string };
}

export interface UnknownPlan {
  readonly kind: 'unknown';
  readonly asked: string;
  readonly plans: PlanOffers;
  /** The quote in the address, kept when another plan is chosen. */
  readonly query: string;
}

/** The props of the part of one step; of any, where no step is named. */
export interface StepProps<Step extends StepId = StepId> {
  readonly view: CheckoutView & { readonly step: Step };
}

/** What a visitor is to know of the order that a step is part of. */
export type CheckoutNotice =
  /** Filled in on an earlier visit. */
  | { readonly kind: 'kept' }
  /** Nothing is kept of what was filled in. */
  | { readonly kind: 'lost' }
  /** Begun in the other edition. */
  | { readonly kind: 'edition' }
  /** No longer the order that the review showed. */
  | { readonly kind: 'changed' }
  /** Another one was sent. */
  | { readonly kind: 'sent'; readonly path: string };

export interface Showing {
  readonly step: StepId;
  /** The field that is changed from the review. */
  readonly change?: string | undefined;
  /** The field that takes the focus, where it is not the changed one. */
  readonly focus?: string | undefined;
  readonly notice?: CheckoutNotice | undefined;
  readonly errors?: FieldErrors;
  readonly saveFailure?: SaveFailure;
  /** The consents of the post that is answered, by field. */
  readonly agreed?: FieldValues;
}

/** Makes a draft one of this edition: one from the other is priced in the edition's currency. */
export function inEdition(draft: Draft, edition: Edition): Draft {
  if (isOfEdition(draft, edition)) return draft;
  const isStarted = draft[ownFields.abroad] !== undefined;
  const currency = isStarted ? { currency: editionCurrency(edition) } : {};
  return { ...draft, ...currency, [ownFields.abroad]: abroadIn(edition) };
}

export function isOfEdition(draft: Draft, edition: Edition): boolean {
  return draft[ownFields.abroad] === abroadIn(edition);
}

function abroadIn(edition: Edition): string {
  return edition === 'DG' ? 'yes' : 'no';
}

/**
 * Sums up an order, its price, its first day where it follows on, and its contract, so that what is sent
 * is what the review showed.
 */
export function seenOf(checkout: Checkout, draft: Draft): string {
  const fields = Object.entries(draft).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const { outcome } = priceDraft(checkout, draft);
  const price = outcome?.kind === 'priced' ? outcome.quote.payment : outcome?.kind;
  const start = findStart(draft, checkout.today);
  return createHash('sha256')
    .update(JSON.stringify([checkout.contract.version, fields, price, start]))
    .digest('base64url')
    .slice(0, 22);
}

/** Prices a draft, and lists what is wrong with its numbers. */
export function priceDraft(checkout: Checkout, draft: Draft): OrderPrice {
  const { tier, edition } = checkout;
  const currency = editionCurrency(edition);
  return priceOrder(draft, { ...ageRulesOf(checkout, draft), tier, currency });
}

/** Ages count on the day of the order, or when the year of a renewal starts. */
export function ageRulesOf({ catalogue, today }: Checkout, draft: Draft) {
  return { today: findStart(draft, today) ?? today, enteredOn: today, prices: catalogue.prices };
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
export type CheckoutView = ReturnType<typeof pageOf> & Awaited<ReturnType<typeof stepOf>>;

/** Returns one step with everything on its page. */
export async function viewOf(
  checkout: Checkout,
  draft: Draft,
  showing: Showing,
): Promise<CheckoutView> {
  return { ...pageOf(checkout, draft, showing), ...(await stepOf(checkout, draft, showing.step)) };
}

/** What every step shows. */
function pageOf(checkout: Checkout, draft: Draft, showing: Showing) {
  const { catalogue, tier, canMail, contract } = checkout;
  const { step, errors = {}, saveFailure, change, focus = change, notice, agreed = {} } = showing;
  const hasErrors = Object.keys(errors).length > 0;
  return {
    kind: 'step' as const,
    plan: planName(catalogue, tier),
    plans: tierIds.map((id) => planName(catalogue, id)),
    steps: stepsOf(draft),
    buyer: buyerOf(draft),
    people: peopleOf(draft),
    draft,
    agreed,
    errors,
    saveFailure,
    notice,
    price: checkoutPrice(priceDraft(checkout, draft)),
    prices: catalogue.prices,
    canMail,
    contract,
    /** The field that is changed from the review, which comes next. */
    change: step === 'review' ? undefined : change,
    /** The field that takes the focus; with errors, their summary does. */
    focus: hasErrors ? undefined : focus,
  };
}

/** What one step alone shows. */
async function stepOf(checkout: Checkout, draft: Draft, step: StepId) {
  switch (step) {
    case 'who':
    case 'people':
      return { step } as const;
    case 'hospital':
      return { step, hospitals: await findHospitals(checkout, draft) } as const;
    case 'review':
      return { step, review: await reviewOf(checkout, draft) } as const;
  }
}

export type PlanName = ReturnType<typeof planName>;

export function planName({ tiers }: PlanCatalogue, tier: TierId) {
  const { id, name } = tiers[tier];
  return { id, name };
}

async function reviewOf(checkout: Checkout, draft: Draft) {
  const { catalogue, tier, edition, today, startWithin } = checkout;
  const hospitals = await findChosenHospitals(checkout, draft);
  const start = findStart(draft, today);
  return {
    sections: reviewSections(draft, hospitals, ageRulesOf(checkout, draft)),
    cover: reviewCover(catalogue, { tier, edition, isForGroup: isGroup(buyerOf(draft)) }),
    /** As YYYY-MM-DD: the renewal's own, otherwise the latest possible if the order is paid today. */
    firstDay: start ?? latestFirstDay(today, startWithin),
    isRenewal: start !== undefined,
    /** Tells the order that the review shows from any other. */
    seen: seenOf(checkout, draft),
  };
}

/** Returns a step's error messages by field, in the order of the form. */
function checkStep(step: StepId, draft: Draft, checkout: Checkout): FieldErrors {
  const { catalogue } = checkout;
  switch (step) {
    case 'who':
      return checkWho(draft, priceDraft(checkout, draft), catalogue.prices);
    case 'people':
      return checkPeople(draft, ageRulesOf(checkout, draft));
    case 'hospital':
      return {};
    case 'review':
      return checkConsents(draft);
  }
}

function checkWho(draft: Draft, price: OrderPrice, prices: PriceList): FieldErrors {
  if (!findChoice(buyers, draft['who'])) return { who: 'Choose who needs cover' };
  const { mostParents } = prices.family;
  const found = price.problems
    .filter(({ field }) => findChoice(whoFields, field))
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
