import * as v from 'valibot';
import { choice, personName, phoneNumber } from '#app/kernel/form-data/field-rules.ts';
import { consentTo } from '#app/leads/consent/consent-rule.ts';
import { callingTimes, topics } from './contact-choices.ts';

/** A request to be called. */
export const callBackSchema = v.object({
  name: personName,
  phone: phoneNumber,
  topic: choice(
    topics.map(({ value }) => value),
    'Please choose what it is about',
  ),
  time: choice(
    callingTimes.map(({ value }) => value),
    'Please choose when we should call',
  ),
  consent: consentTo('call-back-1'),
});
