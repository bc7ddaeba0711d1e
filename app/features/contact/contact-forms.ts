import type { LeadForm } from '#app/leads/lead-form.ts';
import { callBackSchema } from './call-back.schema.ts';
import type { ContactFormName } from './contact-form-name.ts';
import { contactSchema } from './contact.schema.ts';

/** The page's forms as its action knows them. */
export const contactForms: Readonly<Record<ContactFormName, LeadForm>> = {
  contact: { kind: 'contact', schema: contactSchema },
  'call-back': { kind: 'call-back', schema: callBackSchema },
};
