import * as v from 'valibot';
import { emailAddress } from '#app/kernel/form-rules.ts';
import type { LeadForm } from '../lead-kinds.ts';
import { consentTo } from '../consent/consent-rule.ts';

export const newsletterSchema = v.object({
  email: emailAddress,
  consent: consentTo('newsletter-1'),
});

export const newsletterLeadForm: LeadForm = { kind: 'subscription', schema: newsletterSchema };
