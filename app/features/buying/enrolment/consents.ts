import type { ConsentId } from '#app/leads/consent/consent-wordings.ts';
import { buyerOf, isGroup, type Draft } from './draft.ts';

/** One box to tick before an enrolment is sent. */
export interface EnrolmentConsent {
  readonly field: string;
  readonly wording: ConsentId;
  /** Said where it is not ticked. */
  readonly request: string;
}

const data: EnrolmentConsent = {
  field: 'consentData',
  wording: 'enrolment-data-1',
  request: 'Tick the box about your details. We can’t save them without it.',
};
const health: EnrolmentConsent = {
  field: 'consentHealth',
  wording: 'enrolment-health-1',
  request: 'Tick the box about health data: without it no hospital could be paid',
};
const terms: EnrolmentConsent = {
  field: 'consentTerms',
  wording: 'enrolment-terms-1',
  request: 'Tick the box about the terms, once you have read them',
};
const told: EnrolmentConsent = {
  field: 'consentTold',
  wording: 'enrolment-told-1',
  request: 'Tick the box once everybody to be covered knows about it and agrees',
};

/** The consents an order needs, each with its own box. */
export function consentsFor(draft: Draft): readonly EnrolmentConsent[] {
  const buyer = buyerOf(draft);
  // A group's members are asked themselves, when they give their details.
  if (isGroup(buyer)) return [data, terms];
  return buyer === 'me' ? [data, health, terms] : [data, health, told, terms];
}
