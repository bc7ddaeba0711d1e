import type { LeadForm } from '../lead-form.ts';
import { newsletterSchema } from './newsletter.schema.ts';

/** The sign-up as its action knows it. */
export const newsletterLeadForm: LeadForm = {
  kind: 'subscription',
  schema: newsletterSchema,
};
