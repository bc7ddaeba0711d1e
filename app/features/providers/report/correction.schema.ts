import * as v from 'valibot';
import { choice, message } from '#app/kernel/form-rules.ts';
import type { LeadForm } from '#app/leads/lead-kinds.ts';
import type { Choice } from '#app/ui/field/choices-field.tsx';

export const mistakes = [
  { value: 'phone', label: 'The phone number' },
  { value: 'place', label: 'The address or map location' },
  { value: 'hours', label: 'The opening hours' },
  { value: 'plans', label: 'The plans it accepts' },
  { value: 'closed', label: 'It has closed or moved' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly Choice[];

/** A mistake in a listing; holds nothing about the visitor. */
export const correctionSchema = v.object({
  provider: v.pipe(v.string(), v.maxLength(200)),
  mistake: choice(mistakes, 'Choose what is wrong'),
  message,
});

export const correctionForm: LeadForm = { kind: 'provider-correction', schema: correctionSchema };
