import * as v from 'valibot';
import { emailAddress } from '#app/kernel/form-data/field-rules.ts';
import { consentTo } from '../consent/consent-rule.ts';

/** The newsletter sign-up. */
export const newsletterSchema = v.object({
  email: emailAddress,
  consent: consentTo('newsletter-1'),
});
