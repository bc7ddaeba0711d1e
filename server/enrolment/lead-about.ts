import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import type { NewLead } from '#server/leads/insert-leads.ts';
import type { EnrolmentRow } from '#server/store/schema.ts';

/** Makes a lead that the site itself saves about an order; it is erased with the order's own. */
export function leadAbout(
  { id, currency }: Pick<EnrolmentRow, 'id' | 'currency'>,
  { fields, ...lead }: Pick<NewLead, 'kind' | 'fields' | 'sentKey'> & Partial<NewLead>,
): NewLead {
  return {
    edition: currency === 'NGN' ? 'NG' : 'DG',
    page: '/checkout/payment',
    consent: undefined,
    fields: { enrolment: referenceOf(id), enrolmentLead: id, ...fields },
    ...lead,
  };
}
