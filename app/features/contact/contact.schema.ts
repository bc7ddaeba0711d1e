import * as v from 'valibot';
import {
  choice,
  emailOrPhone,
  message,
  optionalEmail,
  optionalPhone,
  personName,
} from '#app/kernel/form-rules.ts';
import { consentTo } from '#app/leads/consent/consent-rule.ts';
import type { LeadForm } from '#app/leads/lead-kinds.ts';
import { topics } from './contact-choices.ts';

/** A message to us. Who wants an answer leaves an email address or a phone number. */
export const contactSchema = v.pipe(
  v.object({
    name: personName,
    email: optionalEmail,
    phone: optionalPhone,
    topic: choice(topics, 'Choose what it is about'),
    message,
    consent: consentTo('contact-1'),
  }),
  emailOrPhone(),
);

export const contactForm: LeadForm = { kind: 'contact', schema: contactSchema };
