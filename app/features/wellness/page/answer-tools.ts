import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import { saveLead } from '#app/leads/save-lead.server.ts';
import { answerStatus, textIn } from '#app/kernel/form-answer.ts';
import { suggestAddress } from '#app/kernel/mail-question.ts';
import { typedValues } from '#app/kernel/parse-form.ts';
import type { SentBmi } from '../bmi/bmi-calculator.island.tsx';
import { checkBmi, readBmiValues, type BmiValues } from '../bmi/check-bmi.ts';
import {
  checkSymptoms,
  parseSelection,
  type SymptomOutcome,
} from '../symptom-checker/check-symptoms.ts';
import type { SentTips } from '../tips/tips-form.tsx';
import type { TipBank } from '../tips/tips.ports.ts';
import { wellnessPath } from '../wellness-path.ts';
import { readAgreedProfile } from '../tips/tips-profile.ts';
import { tipsForm } from '../tips/tips.schema.ts';

/** What the server answers to a form of the wellness page. */
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
  switch (textIn(form, 'tool')) {
    case 'bmi':
      return { bmi: answerBmi(readBmiValues(form)) };
    case 'symptoms':
      return { symptoms: checkSymptoms(parseSelection(form)) };
    case 'tips':
      return { tips: await answerTips(form, intake, bank) };
    default:
      return {};
  }
}

/** The status of the page that shows an answer. */
export function toolStatus({ bmi, symptoms, tips }: ToolAnswer): number {
  if (tips) return answerStatus[tips.kind];
  const isWrong = bmi?.outcome?.kind === 'invalid' || symptoms?.kind === 'none-selected';
  return isWrong ? 422 : 200;
}

/** A height that was confirmed as one in metres or feet comes back in centimetres. */
function answerBmi(values: BmiValues): SentBmi {
  const outcome = checkBmi(values);
  const isPutRight = values.meant === 'yes' && outcome.kind === 'result';
  return { values: isPutRight ? { ...values, height: String(outcome.heightCm) } : values, outcome };
}

async function answerTips(form: FormData, intake: LeadIntake, bank: TipBank): Promise<SentTips> {
  // Of a field that is sent several times, only the first is read.
  form.set('themes', form.getAll('themes').map(String).join(' '));
  const answer = await saveLead({ form: tipsForm, data: form, intake, page: wellnessPath });
  const profile = readAgreedProfile(typedValues(form, tipsForm.schema));
  if (answer.kind === 'saved') return { ...answer, tips: profile && bank.pick(profile) };
  return { ...answer, meant: suggestAddress(answer.values['email'] ?? '') };
}
