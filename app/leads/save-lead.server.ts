import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs } from 'react-router';
import { leadIntakeContext } from '#app/context.ts';
import {
  formFields,
  textIn,
  withoutEmpty,
  type FieldValues,
  type FormAnswer,
} from '#app/kernel/form-answer.ts';
import { askAboutAddress, askedName, meantName } from '#app/kernel/mail-question.ts';
import { inFormOrder, parseForm, typedValues, type ParsedForm } from '#app/kernel/parse-form.ts';
import type { LeadForm } from './lead-kinds.ts';
import { referenceOf, type LeadIntake } from './lead-intake.ports.ts';
import { parsePhone, phoneMessage } from './parse-phone.server.ts';
import { answerForm, readSentForm, sendingPage } from './form-requests.server.ts';

interface SentForm {
  readonly form: LeadForm;
  readonly data: FormData;
  readonly intake: LeadIntake;
  readonly page: string;
  /** Where the sender lives, such as "gb", if that is known: their number can be written as there. */
  readonly country?: string | undefined;
}

/** Checks a sent form, saves its lead and returns the outcome. */
export async function saveLead({
  form,
  data,
  intake,
  page,
  country,
}: SentForm): Promise<FormAnswer> {
  if (textIn(data, formFields.honeypot) !== '') return pretendToSave();
  const asked = textIn(data, askedName('email'));
  // Kept with what was typed: whoever has to send the form again is not asked again.
  const values = {
    ...withMeantAddress(typedValues(data, form.schema), data),
    ...(asked !== '' && { [askedName('email')]: asked }),
  };
  const question = askAboutAddress(values['email'] ?? '', asked);
  const read = readFields(form, values, { country, question });
  if (read.kind === 'errors') return { kind: 'invalid', errors: read.errors, values };

  const { consent, ...sent } = read.fields;
  const answer = await intake.save({
    kind: form.kind,
    fields: withoutEmpty(sent),
    consentVersion: consent,
    sentKey: textIn(data, formFields.sentKey) || undefined,
    suspectedBot: suspectBot(textIn(data, formFields.filledMs)),
    page,
  });
  return answer.kind === 'saved'
    ? { kind: 'saved', reference: answer.reference }
    : { ...answer, values };
}

/** The address that a tick took instead of the typed one. */
function withMeantAddress(values: FieldValues, data: FormData): FieldValues {
  const meant = textIn(data, meantName('email'));
  return meant === '' ? values : { ...values, email: meant };
}

/** Answers a bot as if its form were saved, so that it learns nothing. */
function pretendToSave(): FormAnswer {
  return { kind: 'saved', reference: referenceOf(randomUUID()) };
}

interface CloseLook extends Pick<SentForm, 'country'> {
  /** What is asked about an address that looks mistyped. */
  readonly question: string | undefined;
}

/** The rules that the browser has too, and the close look at address and phone number that it has not. */
function readFields(
  { schema }: LeadForm,
  values: FieldValues,
  { country, question }: CloseLook,
): ParsedForm<FieldValues> {
  const parsed = parseForm(schema, values);
  const typedPhone = values['phone']?.trim() ?? '';
  const phone = typedPhone === '' ? '' : parsePhone(typedPhone, country);
  if (parsed.kind === 'fields' && phone !== undefined && question === undefined) {
    return { kind: 'fields', fields: { ...parsed.fields, ...(phone !== '' && { phone }) } };
  }
  const errors = {
    ...(phone === undefined && { phone: phoneMessage(country) }),
    ...(question !== undefined && { email: question }),
    ...(parsed.kind === 'errors' && parsed.errors),
  };
  return { kind: 'errors', errors: inFormOrder(schema, errors) };
}

/** Browsers and password managers can be quicker: the lead is saved, and marked for staff. */
const quickFillMs = 3000;

function suspectBot(filledMs: string): string | undefined {
  const isQuick = /^\d{1,9}$/.test(filledMs) && Number(filledMs) < quickFillMs;
  return isQuick ? `filled in under ${quickFillMs / 1000} seconds` : undefined;
}

interface SaveOptions extends Pick<SentForm, 'form' | 'country'> {
  /** Where a browser without scripts is sent on to. */
  readonly thanksPath: string;
  readonly sent?: FormData;
}

/** Reads a form in an action, saves its lead and answers. */
export async function saveForm(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  { thanksPath, sent, ...options }: SaveOptions,
) {
  const data = sent ?? (await readSentForm(request));
  const intake = context.get(leadIntakeContext);
  const answer = await saveLead({ ...options, data, intake, page: sendingPage(request) });
  return answerForm(request, answer, thanksPath);
}
