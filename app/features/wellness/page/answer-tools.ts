import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import { formFields, textIn } from '#app/kernel/form-answer.ts';
import type { SentBmi } from '../bmi/bmi-calculator.island.tsx';
import { checkBmi, formTexts } from '../bmi/check-bmi.ts';
import {
  checkSymptoms,
  parseSelection,
  type SymptomOutcome,
} from '../symptom-checker/check-symptoms.ts';
import { readTipsForm, tipsSource, type TipsAnswer } from '../tips/send-tips.ts';
import type { SentTips } from '../tips/tips-form.island.tsx';
import type { TipBank } from '../tips/tips.ports.ts';
import { wellnessPath } from '../wellness-path.ts';
import { fieldsOfProfile, tipsConsent } from '../tips/tips-profile.ts';

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
      consent: textIn(form, 'consent'),
      themes: profile?.themes.join(' ') ?? '',
    },
    result: profile?.result,
  };
}

/** As a browser's email field checks it, roughly: one @ between two parts. */
const emailShape = /^[^\s@]+@[^\s@]+$/;
const longestEmail = 254;

/** Takes a form for tips that was sent without scripts. */
async function saveTips(form: FormData, intake: LeadIntake, bank: TipBank): Promise<TipsAnswer> {
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
