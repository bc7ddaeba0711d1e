import * as v from 'valibot';
import {
  choice,
  optionalEmail,
  optionalOrganisation,
  optionalPhone,
  personName,
} from '#app/kernel/form-data/field-rules.ts';
import { consentTo } from '#app/leads/consent/consent-rule.ts';
import { replyWays } from './reply-ways.ts';

/** Not typed by anybody: the server writes them in from the address. */
const fromServer = v.pipe(v.string(), v.maxLength(1000));

/** Whom to send a quote to, and how. */
export const sendQuoteSchema = v.pipe(
  v.object({
    name: personName,
    organisation: optionalOrganisation,
    email: optionalEmail,
    phone: optionalPhone,
    reply: choice(
      replyWays.map(({ value }) => value),
      'Please choose how we should reach you',
    ),
    consent: consentTo('quote-1'),
    quote: fromServer,
    price: fromServer,
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['phone'], ['reply']],
      ({ email, reply }) => reply !== 'email' || email !== '',
      'Please enter your email address, so that we can send the quote there',
    ),
    ['email'],
  ),
  v.forward(
    v.partialCheck(
      [['phone'], ['reply']],
      ({ phone, reply }) => (reply !== 'whatsapp' && reply !== 'phone') || phone !== '',
      'Please enter your phone number, so that we can reach you there',
    ),
    ['phone'],
  ),
);
