import * as v from 'valibot';
import {
  choice,
  emailOrPhone,
  lines,
  optionalEmail,
  optionalPhone,
  personName,
} from '#app/kernel/form-rules.ts';
import { longestMessage } from '#app/kernel/form-answer.ts';
import { formatNumber } from '#app/kernel/numbers.ts';
import type { LeadForm } from '#app/leads/lead-kinds.ts';
import { privacyRights } from './privacy-rights.ts';

/** A request about one's own data. It needs no consent: answering it is a legal duty. */
export const privacyRequestSchema = v.pipe(
  v.object({
    right: choice(privacyRights, 'Choose what you would like us to do'),
    name: personName,
    email: optionalEmail,
    phone: optionalPhone,
    details: lines(
      longestMessage,
      `Shorten the details to ${formatNumber(longestMessage)} characters`,
    ),
  }),
  emailOrPhone('Enter the email address or phone number you gave us'),
);

export const privacyRequestForm: LeadForm = {
  kind: 'privacy-request',
  schema: privacyRequestSchema,
};
