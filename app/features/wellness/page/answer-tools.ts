import * as v from 'valibot';
import { emailAddress } from '#app/kernel/form-rules.ts';
import { askAboutAddress, suggestAddress } from '#app/kernel/mail-question.ts';
import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import { formFields, textIn } from '#app/kernel/form-answer.ts';
import type { SentBmi } from '../bmi/bmi-calculator.island.tsx';
import { checkBmi, readBmiValues, type BmiValues } from '../bmi/check-bmi.ts';
import {
  checkSymptoms,
  parseSelection,
  type SymptomOutcome,
} from '../symptom-checker/check-symptoms.ts';
import { readTipsForm, tipsSource, tipsStatus, type TipsAnswer } from '../tips/tips-answer.ts';
import type { SentTips } from '../tips/tips-form.tsx';
import type { TipBank } from '../tips/tips.ports.ts';
import { wellnessPath } from '../wellness-path.ts';
import { fieldsOfProfile, tipsConsent } from '../tips/tips-profile.ts';

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
  if (tips) return tipsStatus[tips.outcome];
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
  const { email, profile } = readTipsForm(form);
  const answer = await saveTips(form, intake, bank);
  return {
    ...answer,
    question: answer.outcome === 'asked' ? questionAbout(email) : undefined,
    values: {
      email,
      consent: textIn(form, 'consent'),
      themes: profile?.themes.join(' ') ?? '',
    },
    result: profile?.result,
  };
}

function questionAbout(email: string): SentTips['question'] {
  const [words, meant] = [askAboutAddress(email, ''), suggestAddress(email)];
  return words !== undefined && meant !== undefined ? { words, meant } : undefined;
}

async function saveTips(form: FormData, intake: LeadIntake, bank: TipBank): Promise<TipsAnswer> {
  const { email, asked, profile } = readTipsForm(form);
  // A program that fills in every field learns nothing from the answer.
  if (form.get(formFields.honeypot)) return { outcome: 'sent' };
  if (email === '') return { outcome: 'empty' };
  const read = v.safeParse(emailAddress, email);
  if (!read.success) return { outcome: 'refused' };
  if (askAboutAddress(email, asked) !== undefined) return { outcome: 'asked' };
  const { kind } = await intake.save({
    kind: 'tips',
    fields: { email: read.output, source: tipsSource, ...(profile && fieldsOfProfile(profile)) },
    consentVersion: profile && tipsConsent,
    sentKey: textIn(form, formFields.sentKey) || undefined,
    page: wellnessPath,
  });
  if (kind !== 'saved') return { outcome: kind === 'too-many' ? 'too-many' : 'failed' };
  return { outcome: 'sent', ...(profile && { tips: bank.pick(profile) }) };
}
