import { formFields } from '#app/kernel/form-answer.ts';
import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import { wellnessPath } from '../wellness-path.ts';
import { readTipsForm, tipsSource, type TipsAnswer } from './send-tips.ts';
import { fieldsOfProfile, tipsConsent } from './tips-profile.ts';
import type { TipBank } from './tips.ports.ts';

/** As a browser's email field checks it, roughly: one @ between two parts. */
const emailShape = /^[^\s@]+@[^\s@]+$/;
const longestEmail = 254;

/** Takes a form for tips that was sent without scripts. */
export async function saveTips(
  form: FormData,
  intake: LeadIntake,
  bank: TipBank,
): Promise<TipsAnswer> {
  const { email, profile } = readTipsForm(form);
  // A program that fills in every field learns nothing from the answer.
  if (form.get(formFields.honeypot)) return { outcome: 'sent' };
  if (email === '') return { outcome: 'empty' };
  if (email.length > longestEmail || !emailShape.test(email)) return { outcome: 'failed' };
  const { kind } = await intake.save({
    kind: 'tips',
    fields: { email, source: tipsSource, ...(profile && fieldsOfProfile(profile)) },
    consentVersion: profile && tipsConsent,
    submissionKey: undefined,
    page: wellnessPath,
  });
  if (kind !== 'saved') return { outcome: 'failed' };
  return { outcome: 'sent', ...(profile && { tips: bank.pick(profile) }) };
}
