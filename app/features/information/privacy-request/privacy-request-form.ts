import type { LeadForm } from '#app/leads/lead-form.ts';
import { privacyRequestSchema } from './privacy-request.schema.ts';

/** The request as the page's action knows it. */
export const privacyRequestForm: LeadForm = {
  kind: 'privacy-request',
  schema: privacyRequestSchema,
};
