import type { ConsentId } from '#app/leads/consent/consent-wordings.ts';
import type { FieldValues } from '#app/kernel/form-answer.ts';
import { contractPath } from '#app/site/contract-paths.ts';
import { planPath } from '../../plans/plan-paths.ts';
import type { TierId } from '../../prices/price-list.ts';
import { buyerOf, isGroup, type Draft } from '../draft/draft.ts';

export interface EnrolmentConsent {
  readonly field: string;
  readonly wording: ConsentId;
  /** Shown when the box is not ticked. */
  readonly request: string;
  /** What is agreed to. */
  readonly linksOf: (plan: TierId) => readonly { readonly path: string; readonly text: string }[];
}

const consents: readonly EnrolmentConsent[] = [
  {
    field: 'consentExclusions',
    wording: 'enrolment-exclusions-1',
    request: 'Read what the plan doesn’t cover and how long you wait, then tick the box.',
    linksOf: (plan) => [{ path: `${planPath(plan)}#schedule`, text: 'What the plan covers' }],
  },
  {
    field: 'consentTerms',
    wording: 'enrolment-terms-3',
    request: 'Read the contract and the terms, then tick the box to accept them.',
    linksOf: () => [
      { path: contractPath, text: 'Contract' },
      { path: '/terms', text: 'Terms' },
    ],
  },
  {
    field: 'consentData',
    wording: 'enrolment-data-1',
    request: 'Tick the box about your details. We can’t save them without it.',
    linksOf: () => [{ path: '/privacy', text: 'Privacy notice' }],
  },
  {
    field: 'consentTold',
    wording: 'enrolment-told-1',
    request: 'Tick the box once everyone you’re buying for knows about it and agrees.',
    linksOf: () => [],
  },
];

/** Returns the consents an order needs, one box each. */
export function consentsFor(draft: Draft): readonly EnrolmentConsent[] {
  const buyer = buyerOf(draft);
  // Members of a group consent later, when they give their own details.
  const isAlone = buyer === 'me' || isGroup(buyer);
  return consents.filter(({ field }) => !isAlone || field !== 'consentTold');
}

/**
 * Reads the boxes ticked in a post of the review. Consent comes from nowhere else: no address gives
 * it, and no other step carries it.
 */
export function readConsents(form: FormData, draft: Draft): FieldValues {
  const ticked = consentsFor(draft).filter(({ field, wording }) => form.get(field) === wording);
  return Object.fromEntries(ticked.map(({ field, wording }) => [field, wording]));
}
