import type { LeadForm } from '#app/leads/lead-form.ts';
import { correctionSchema } from './correction.schema.ts';

/** The correction as a facility page's action knows it. */
export const correctionForm: LeadForm = {
  kind: 'provider-correction',
  schema: correctionSchema,
};
