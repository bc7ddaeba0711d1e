import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import type { SentBmi } from '../bmi/bmi-calculator.island.tsx';
import { checkBmi } from '../bmi/check-bmi.ts';
import { formTexts } from '../form-texts.ts';
import {
  checkSymptoms,
  parseSelection,
  type SymptomOutcome,
} from '../symptom-checker/check-symptoms.ts';
import { saveTips } from '../tips/save-tips.ts';
import { readTipsForm } from '../tips/send-tips.ts';
import type { SentTips } from '../tips/tips-form.island.tsx';
import type { TipBank } from '../tips/tips.ports.ts';

/** What the server answers to a form that was sent without scripts. */
export interface ToolAnswer {
  readonly bmi?: SentBmi;
  readonly symptoms?: SymptomOutcome;
  readonly tips?: SentTips;
}

/** Answers the tool whose button was pressed. BMI and symptoms are neither saved nor logged. */
export async function answerTools(
  form: FormData,
  intake: LeadIntake,
  bank: TipBank,
): Promise<ToolAnswer> {
  const values = formTexts(form);
  switch (values['tool'] ?? '') {
    case 'bmi':
      return { bmi: { values, outcome: checkBmi(values) } };
    case 'symptoms':
      return { symptoms: checkSymptoms(parseSelection(form)) };
    case 'tips':
      return { tips: await answerTips(form, intake, bank) };
    default:
      return {};
  }
}

async function answerTips(form: FormData, intake: LeadIntake, bank: TipBank): Promise<SentTips> {
  const { email, profile } = readTipsForm(form);
  return {
    ...(await saveTips(form, intake, bank)),
    values: {
      email,
      consent: formTexts(form)['consent'] ?? '',
      themes: profile?.themes.join(' ') ?? '',
    },
    result: profile?.result,
  };
}
