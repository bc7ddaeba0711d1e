import * as v from 'valibot';
import { cleanText } from '#app/kernel/form-data/clean-text.ts';
import {
  choice,
  optionalEmail,
  optionalPhone,
  personName,
} from '#app/kernel/form-data/field-rules.ts';
import { longestMessage } from '#app/kernel/form-data/longest-message.ts';
import { privacyRights } from './privacy-rights.ts';

/**
 * A request about somebody's own data. No consent is asked for: it is a right, and keeping the
 * request is how it is answered.
 */
export const privacyRequestSchema = v.pipe(
  v.object({
    right: choice(
      privacyRights.map(({ value }) => value),
      'Please choose what you would like us to do',
    ),
    name: personName,
    email: optionalEmail,
    phone: optionalPhone,
    details: v.pipe(
      v.string(),
      v.transform(cleanText),
      v.maxLength(longestMessage, `Please shorten the details to ${longestMessage} characters`),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => email !== '' || phone !== '',
      'Enter the email address or phone number you gave us',
    ),
    ['email'],
  ),
);
