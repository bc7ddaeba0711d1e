import { parsePlan, planNetworks } from '#app/features/providers/directory/plan-bands.ts';
import { cleanSearch } from '#app/kernel/clean-text.ts';
import { textIn, type FieldValues } from '#app/kernel/form-answer.ts';

/** In characters. */
export const longestHospital = 80;

/** Reads the fields of a message; what is no choice of theirs counts as not chosen. */
export function readSentMessage(form: FormData, problems: readonly string[]): FieldValues {
  const plan = parsePlan(textIn(form, 'plan'));
  const problem = textIn(form, 'problem');
  return {
    plan: plan === undefined ? '' : planNetworks[plan].name,
    hospital: cleanSearch(textIn(form, 'hospital'), longestHospital),
    problem: problems.includes(problem) ? problem : '',
  };
}
