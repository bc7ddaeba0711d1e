import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import { wellnessPath } from '../wellness-path.ts';
import { tipsSource } from './send-tips.ts';
import type { TipsOutcome } from './tips-outcome.ts';

/** As a browser's email field checks it, roughly: one @ between two parts. */
const emailShape = /^[^\s@]+@[^\s@]+$/;
const longestEmail = 254;

/** Takes the address of a form that was sent without scripts. */
export async function keepTips(email: string, intake: LeadIntake): Promise<TipsOutcome> {
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
