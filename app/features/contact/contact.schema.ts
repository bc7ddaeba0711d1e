import * as v from 'valibot';
import {
  choice,
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
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => email !== '' || phone !== '',
      'Enter an email address or phone number so we can answer',
    ),
    ['email'],
  ),
);

export const contactForm: LeadForm = { kind: 'contact', schema: contactSchema };
