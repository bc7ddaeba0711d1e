import type { LeadForm } from '#app/leads/lead-form.ts';
import { sendQuoteSchema } from './send-quote.schema.ts';

/** The request for a written quote as its action knows it. */
export const sendQuoteLeadForm: LeadForm = {
  kind: 'quote',
  schema: sendQuoteSchema,
};
