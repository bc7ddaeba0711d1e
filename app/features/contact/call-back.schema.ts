import * as v from 'valibot';
import { choice, personName, phoneNumber } from '#app/kernel/form-rules.ts';
import { consentTo } from '#app/leads/consent/consent-rule.ts';
import type { LeadForm } from '#app/leads/lead-kinds.ts';
import { callingTimes, topics } from './contact-choices.ts';

export const callBackSchema = v.object({
  name: personName,
  phone: phoneNumber,
  topic: choice(topics, 'Choose what it is about'),
  time: choice(callingTimes, 'Choose when we should call'),
  consent: consentTo('call-back-1'),
});

export const callBackForm: LeadForm = { kind: 'call-back', schema: callBackSchema };
