import type { LeadForm } from '../lead-form.ts';
import { newsletterSchema } from './newsletter.schema.ts';

/** The sign-up as its action knows it. A browser fills an email address in by itself. */
export const newsletterLeadForm: LeadForm = {
  kind: 'subscription',
  schema: newsletterSchema,
  leastFillMs: 1000,
};
