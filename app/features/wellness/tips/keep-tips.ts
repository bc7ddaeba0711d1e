import { formFields } from '#app/kernel/form-data/form-fields.ts';
import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import { wellnessPath } from '../wellness-path.ts';
import { tipsSource } from './send-tips.ts';
import { emailOf, type TipsOutcome } from './tips-outcome.ts';

/** As a browser's email field checks it, roughly: one @ between two parts. */
const emailShape = /^[^\s@]+@[^\s@]+$/;
const longestEmail = 254;

/** Takes the address of a form that was sent without scripts. */
export async function keepTips(form: FormData, intake: LeadIntake): Promise<TipsOutcome> {
  const email = emailOf(form);
  // A program that fills in every field learns nothing from the answer.
  if (form.get(formFields.trap)) return 'sent';
  if (email === '') return 'empty';
  if (email.length > longestEmail || !emailShape.test(email)) return 'failed';
  const { kind } = await intake.keep({
    kind: 'tips',
    fields: { email, source: tipsSource },
    consentVersion: undefined,
    submissionKey: undefined,
    page: wellnessPath,
  });
  return kind === 'kept' ? 'sent' : 'failed';
}
