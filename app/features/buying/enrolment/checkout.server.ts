import { editionCurrency } from '../prices/edition-currency.ts';
import type { FieldErrors } from '#app/kernel/form-data/form-answer.ts';
import type { Edition } from '#app/location/edition.ts';
import type { ProviderDirectory } from '#app/location/directory/provider-directory.ports.ts';
import { DirectoryUnavailableError } from '#app/location/directory/provider-directory.ports.ts';
import { lgasOfState } from '#app/location/nigeria/lgas.ts';
import type { PlanCatalogue } from '../plans/catalogue.ports.ts';
import type { TierId } from '../prices/price-list.ports.ts';
import { checkStep } from './check-step.server.ts';
import type { CheckoutView, HospitalOption, PlanName, Setback } from './checkout.ts';
import { buyerOf, typed, type Draft } from './draft.ts';
import { findHospital, findHospitals } from './hospital-choice.server.ts';
import { checkoutPrice, priceOrder, type OrderPrice } from './order-price.ts';
import { peopleOf } from './people.ts';
import { reviewSections } from './review-sections.ts';
import { stepsOf, type StepId } from './steps.ts';

/** What the checkout of one plan works with. */
export interface Checkout {
  readonly catalogue: PlanCatalogue;
  readonly directory: ProviderDirectory;
  readonly tier: TierId;
  readonly edition: Edition;
  /** As YYYY-MM-DD. */
  readonly today: string;
}

/** What one step shows besides the draft. */
interface Showing {
  readonly step: StepId;
  readonly errors?: FieldErrors;
  readonly setback?: Setback;
}

/** The price of a draft, and what is wrong with its numbers. */
export function priceOf(checkout: Checkout, draft: Draft): OrderPrice {
  const { catalogue, tier, edition, today } = checkout;
  const currency = editionCurrency(edition);
  return priceOrder(draft, { tier, prices: catalogue.prices, currency, today });
}

/** The first step with a fault, and its faults; undefined when all steps before `end` are right. */
export function findFault(
  checkout: Checkout,
  draft: Draft,
  end: StepId | 'sent',
): { readonly step: StepId; readonly errors: FieldErrors } | undefined {
  const price = priceOf(checkout, draft);
  const { today } = checkout;
  for (const step of stepsOf(draft)) {
    if (step === end) return undefined;
    const errors = checkStep(step, { draft, price, today, prices: checkout.catalogue.prices });
    if (Object.keys(errors).length > 0) return { step, errors };
  }
  return undefined;
}

/** One step with everything on its page. */
export async function viewOf(
  checkout: Checkout,
  typedDraft: Draft,
  { step, errors = {}, setback }: Showing,
): Promise<CheckoutView> {
  const { catalogue, directory, tier, edition } = checkout;
  const draft = { ...typedDraft, abroad: edition === 'DG' ? 'yes' : '' };
  const isHospital = step === 'hospital';
  return {
    kind: 'step',
    plan: planName(catalogue, tier),
    step,
    steps: stepsOf(draft),
    buyer: buyerOf(draft),
    draft,
    errors,
    setback,
    price: checkoutPrice(priceOf(checkout, draft)),
    prices: catalogue.prices,
    people: peopleOf(draft),
    hospitals: isHospital ? await findHospitals(directory, draft, tier) : undefined,
    review: step === 'review' ? await reviewOf(checkout, draft) : [],
  };
}

/** A plan as the checkout names it. */
export function planName({ tiers }: PlanCatalogue, tier: TierId): PlanName {
  const { id, name, suits } = tiers[tier];
  return { id, name, suits };
}

async function reviewOf(checkout: Checkout, draft: Draft) {
  const areaName = areaNameOf(draft);
  const hospital = await chosenHospital(checkout, draft);
  const { today, catalogue } = checkout;
  return reviewSections({ draft, areaName, hospital, today, prices: catalogue.prices });
}

/** The name of the chosen area, where it lies in the chosen state. */
export function areaNameOf(draft: Draft): string | undefined {
  return lgasOfState(typed(draft, 'state')).find(({ id }) => id === typed(draft, 'lga'))?.name;
}

/** The chosen hospital; while the directory is out of reach, its id must do. */
export async function chosenHospital(
  { directory, tier }: Checkout,
  draft: Draft,
): Promise<HospitalOption | undefined> {
  try {
    return await findHospital(directory, draft, tier);
  } catch (error) {
    if (!(error instanceof DirectoryUnavailableError)) throw error;
    const id = typed(draft, 'hospital');
    return { id, name: 'The hospital you have chosen', place: `Number ${id}`, path: '/providers' };
  }
}
