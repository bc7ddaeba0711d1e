import * as v from 'valibot';
import { choice, message } from '#app/kernel/form-rules.ts';
import type { LeadForm } from '#app/leads/lead-kinds.ts';
import { mistakes } from './correction-choices.ts';

/** A mistake in a listing; holds nothing about the visitor. */
export const correctionSchema = v.object({
  provider: v.pipe(v.string(), v.maxLength(200)),
  mistake: choice(mistakes, 'Choose what is wrong'),
  message,
});

export const correctionForm: LeadForm = { kind: 'provider-correction', schema: correctionSchema };
