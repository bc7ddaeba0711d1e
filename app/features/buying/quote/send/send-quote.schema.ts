import * as v from 'valibot';
import {
  choice,
  optionalEmail,
  optionalOrganisation,
  optionalPhone,
  personName,
} from '#app/kernel/form-rules.ts';
import { isDayToCome } from '#app/kernel/schema/content-fields.ts';
import { consentTo } from '#app/leads/consent/consent-rule.ts';
import { replyWays } from '../form/quote-choices.ts';

/** Filled in by the server, from the address. */
const fromServer = v.pipe(v.string(), v.maxLength(1000));
/** For a call at the visitor's own time; longer than any valid answer. */
const ofCall = v.pipe(v.string(), v.trim(), v.maxLength(40));

export const sendQuoteSchema = v.pipe(
  v.object({
    name: personName,
    organisation: optionalOrganisation,
    email: optionalEmail,
    phone: optionalPhone,
    reply: choice(replyWays, 'Choose how we should reach you'),
    callDay: ofCall,
    callTime: ofCall,
    zone: ofCall,
    consent: consentTo('quote-1'),
    quote: fromServer,
    price: fromServer,
    covered: fromServer,
    country: fromServer,
    callLocal: fromServer,
    callLagos: fromServer,
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['reply']],
      ({ email, reply }) => reply !== 'email' || email !== '',
      'Enter your email address so we can send the quote to it',
    ),
    ['email'],
  ),
  v.forward(
    v.partialCheck(
      [['phone'], ['reply']],
      ({ phone, reply }) => (reply !== 'whatsapp' && reply !== 'phone') || phone !== '',
      'Enter your phone number so we can reach you',
    ),
    ['phone'],
  ),
  v.forward(
    v.partialCheck(
      [['reply'], ['callDay'], ['callTime']],
      ({ reply, callDay, callTime }) =>
        reply !== 'phone' || (callDay === '' ? callTime === '' : isDayToCome(callDay)),
      'Enter a day for the call, from today on',
    ),
    ['callDay'],
  ),
  v.forward(
    v.partialCheck(
      [['reply'], ['callDay'], ['callTime']],
      ({ reply, callDay, callTime }) =>
        reply !== 'phone' || callDay === '' || /^([01]\d|2[0-3]):[0-5]\d/.test(callTime),
      'Enter the time for the call, such as 18:30',
    ),
    ['callTime'],
  ),
  v.transform((sent) =>
    sent.reply === 'phone' && sent.callDay !== ''
      ? sent
      : { ...sent, callDay: '', callTime: '', zone: '', callLocal: '', callLagos: '' },
  ),
);
