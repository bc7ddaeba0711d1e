import type { ConsentId } from '#app/leads/consent/consent-wordings.ts';
import type { FieldValues } from '#app/kernel/form-answer.ts';
import { buyerOf, isGroup, type Draft } from '../draft/draft.ts';

export interface EnrolmentConsent {
  readonly field: string;
  readonly wording: ConsentId;
  /** Shown when the box is not ticked. */
  readonly request: string;
}

const consents: readonly EnrolmentConsent[] = [
  {
    field: 'consentExclusions',
    wording: 'enrolment-exclusions-1',
    request: 'Read what the plan doesn’t cover and how long you wait, then tick the box.',
  },
  {
    field: 'consentTerms',
    wording: 'enrolment-terms-3',
    request: 'Read the contract and the terms, then tick the box to accept them.',
  },
  {
    field: 'consentData',
    wording: 'enrolment-data-1',
    request: 'Tick the box about your details. We can’t save them without it.',
  },
  {
    field: 'consentTold',
    wording: 'enrolment-told-1',
    request: 'Tick the box once everyone you’re buying for knows about it and agrees.',
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
