import * as v from 'valibot';
import {
  choice,
  emailOrPhone,
  message,
  optionalEmail,
  optionalPhone,
  personName,
  phoneNumber,
} from '#app/kernel/form-rules.ts';
import { consentTo } from '#app/leads/consent/consent-rule.ts';
import type { LeadForm } from '#app/leads/lead-kinds.ts';
import type { Choice } from '#app/ui/field/choices-field.tsx';

export const topics = [
  { value: 'plan', label: 'Choosing or buying a plan' },
  { value: 'membership', label: 'My cover, card or renewal' },
  { value: 'hospital', label: 'Hospitals and care' },
  { value: 'payment', label: 'A payment or refund' },
  { value: 'complaint', label: 'A complaint' },
  { value: 'personal-data', label: 'My personal data' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly Choice[];

export const callingTimes = [
  { value: 'soon', label: 'As soon as you can' },
  { value: 'morning', label: 'In the morning, 8am to midday' },
  { value: 'afternoon', label: 'In the afternoon, midday to 5pm' },
  { value: 'saturday', label: 'On Saturday, 9am to 1pm' },
] as const satisfies readonly Choice[];

const topic = choice(topics, 'Choose what it is about');

/** A message to us. Who wants an answer leaves an email address or a phone number. */
export const contactSchema = v.pipe(
  v.object({
    name: personName,
    email: optionalEmail,
    phone: optionalPhone,
    topic,
    message,
    consent: consentTo('contact-1'),
  }),
  emailOrPhone(),
);

export const contactForm: LeadForm = { kind: 'contact', schema: contactSchema };

export const callBackSchema = v.object({
  name: personName,
  phone: phoneNumber,
  topic,
  time: choice(callingTimes, 'Choose when we should call'),
  consent: consentTo('call-back-1'),
});

export const callBackForm: LeadForm = { kind: 'call-back', schema: callBackSchema };
