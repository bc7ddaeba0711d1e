import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import type { SentBmi } from '../bmi/bmi-calculator.island.tsx';
import { checkBmi } from '../bmi/check-bmi.ts';
import { formTexts } from '../form-texts.ts';
import { checkSymptoms, type SymptomOutcome } from '../symptom-checker/check-symptoms.ts';
import { parseSelection } from '../symptom-checker/symptoms.ts';
import { keepTips } from '../tips/keep-tips.ts';
import { emailOf, type TipsOutcome } from '../tips/tips-outcome.ts';

/** What the server answers to a form that was sent without scripts. */
export interface ToolAnswer {
  readonly bmi?: SentBmi;
  readonly symptoms?: SymptomOutcome;
  readonly tips?: { readonly outcome: TipsOutcome; readonly email: string };
}

/** Answers the tool whose button was pressed. Of BMI and symptoms nothing is kept or logged. */
export async function answerTools(form: FormData, intake: LeadIntake): Promise<ToolAnswer> {
  const values = formTexts(form);
  switch (values['tool'] ?? '') {
    case 'bmi':
      return { bmi: { values, outcome: checkBmi(values) } };
    case 'symptoms':
      return { symptoms: checkSymptoms(parseSelection(form)) };
    case 'tips':
      return { tips: { outcome: await keepTips(form, intake), email: emailOf(form) } };
    default:
      return {};
  }
}
