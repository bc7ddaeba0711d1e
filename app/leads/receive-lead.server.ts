import { randomUUID } from 'node:crypto';
import type { FieldErrors, FieldValues, FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import { formFields } from '#app/kernel/form-data/form-fields.ts';
import { parseForm, typedValues } from '#app/kernel/form-data/parse-form.ts';
import type { LeadForm } from './lead-form.ts';
import { referenceOf, type LeadIntake } from './lead-intake.ports.ts';
import { parsePhone, phoneMessage } from './parse-phone.server.ts';
import { suspectBot } from './suspect-bot.ts';

interface SentLead {
  readonly form: LeadForm;
  readonly data: FormData;
  readonly intake: LeadIntake;
  /** Path of the page that the form is on. */
  readonly page: string;
}

/** Takes a sent form in: checks it, keeps it, and says what became of it. */
export async function receiveLead({ form, data, intake, page }: SentLead): Promise<FormAnswer> {
  if (textOf(data, formFields.trap) !== '') return pretendToKeep();
  const values = typedValues(data, form.schema);
  const { fields, errors } = readFields(form, values);
  if (!fields) return { kind: 'invalid', errors, values };

  const { consent, ...sent } = fields;
  const answer = await intake.keep({
    kind: form.kind,
    fields: withoutEmpty(sent),
    consentVersion: consent,
    submissionKey: textOf(data, formFields.submissionKey) || undefined,
    suspectedBot: suspectBot(textOf(data, formFields.filledMs)),
    page,
  });
  switch (answer.kind) {
    case 'kept':
      return { kind: 'kept', reference: answer.reference };
    case 'too-many':
      return { ...answer, values };
    case 'unavailable':
      return { ...answer, values };
  }
}

/** A program that fills in every field learns nothing from the answer. */
function pretendToKeep(): FormAnswer {
  return { kind: 'kept', reference: referenceOf(randomUUID()) };
}

type ReadFields =
  | { readonly fields: FieldValues; readonly errors?: never }
  | { readonly fields?: never; readonly errors: FieldErrors };

/** The rules that the browser has too, and the close look at the phone number that it has not. */
function readFields({ schema }: LeadForm, values: FieldValues): ReadFields {
  const parsed = parseForm(schema, values);
  const typedPhone = values['phone']?.trim() ?? '';
  const phone = typedPhone === '' ? '' : parsePhone(typedPhone);
  if (parsed.kind === 'fields' && phone !== undefined) {
    return { fields: { ...parsed.fields, ...(phone !== '' && { phone }) } };
  }
  const found: FieldErrors = {
    ...(phone === undefined && { phone: phoneMessage }),
    ...(parsed.kind === 'errors' && parsed.errors),
  };
  const names = Object.keys(schema.entries).filter((name) => Object.hasOwn(found, name));
  return { errors: Object.fromEntries(names.map((name) => [name, found[name] ?? ''])) };
}

function withoutEmpty(fields: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
