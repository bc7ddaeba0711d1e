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
import type { Choice } from '#app/ui/field/choices-field.tsx';

/** What the Nigeria Data Protection Act 2023 gives people a right to ask for. */
export const privacyRights = [
  { value: 'access', label: 'See what you hold about me' },
  { value: 'correction', label: 'Correct my data' },
  { value: 'erasure', label: 'Erase my data' },
  { value: 'restriction', label: 'Limit the use of my data while you check something' },
  { value: 'objection', label: 'Object to how you use my data' },
  { value: 'portability', label: 'Get a copy of my data in a file' },
  { value: 'withdraw-consent', label: 'Withdraw consent or leave a mailing list' },
] as const satisfies readonly Choice[];

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
