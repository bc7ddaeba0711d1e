import * as v from 'valibot';
import { cleanLine } from '#app/kernel/clean-text.ts';
import type { FieldErrors, FieldValues } from '#app/kernel/form-answer.ts';
import { emailAddress } from '#app/kernel/form-rules.ts';
import { toLatinDigits } from '#app/kernel/numbers.ts';
import { parseForm } from '#app/kernel/parse-form.ts';
import { parsePhone, phoneMessage } from '#app/leads/parse-phone.server.ts';
import {
  codeMinutes,
  mostTries,
  type ReturnClaim,
  type ReturnCodes,
  type ReturnFailure,
} from './return-codes.ports.ts';
import type { ReturnView } from './return-view.ts';

export type TakenReturn =
  | { readonly kind: 'view'; readonly status: number; readonly view: ReturnView }
  /** The token opens the payment page. */
  | { readonly kind: 'open'; readonly token: string };

/** Longer than any valid answer. */
const longestValue = 300;

/** The same for a wrong code and for a reference that does not exist. */
const wrongCode = `This code doesn’t work. Check the digits, or ask for another code. Each code works once, for ${codeMinutes} minutes and ${mostTries} tries`;

/** Handles the form: mails a code, or opens the order with one. */
export async function takeReturn(codes: ReturnCodes, form: FormData): Promise<TakenReturn> {
  const values = valuesOf(form);
  const parsed = parseForm(claimSchema, values);
  if (parsed.kind === 'errors') return refuse('ask', values, parsed.errors);
  const isAsking = !form.has('code') || form.has('again');
  return isAsking
    ? askForCode(codes, parsed.fields, values)
    : openByCode(codes, parsed.fields, values);
}

async function askForCode(
  codes: ReturnCodes,
  claim: ReturnClaim,
  values: FieldValues,
): Promise<TakenReturn> {
  const sent = await codes.send(claim);
  const hasCode = values['code'] !== undefined;
  if (sent.kind !== 'sent') return fail(hasCode ? 'code' : 'ask', values, sent);
  const { code: _old, ...kept } = values;
  const view = { step: 'code', values: kept, errors: {}, failure: undefined } as const;
  return { kind: 'view', status: 200, view };
}

async function openByCode(
  codes: ReturnCodes,
  claim: ReturnClaim,
  values: FieldValues,
): Promise<TakenReturn> {
  const code = parseCode(values['code'] ?? '');
  if (code === undefined) {
    return refuse('code', values, { code: 'Enter the 6 digits from our email' });
  }
  const checked = await codes.check(claim, code);
  switch (checked.kind) {
    case 'right':
      return { kind: 'open', token: checked.token };
    case 'wrong':
      return refuse('code', values, { code: wrongCode });
    case 'too-many':
    case 'unavailable':
      return fail('code', values, checked);
  }
}

function valuesOf(form: FormData): FieldValues {
  const typed = ['reference', 'contact', 'code'].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value.slice(0, longestValue)] as const] : [];
  });
  return { reference: '', contact: '', ...Object.fromEntries(typed) };
}

function refuse(step: ReturnView['step'], values: FieldValues, errors: FieldErrors): TakenReturn {
  return { kind: 'view', status: 422, view: { step, values, errors, failure: undefined } };
}

function fail(step: ReturnView['step'], values: FieldValues, failure: ReturnFailure): TakenReturn {
  const status = failure.kind === 'too-many' ? 429 : 503;
  return { kind: 'view', status, view: { step, values, errors: {}, failure } };
}

/** A reference has no letters O, I or L: they are a nought or a one, misread. */
function cleanReference(text: string): string {
  const characters = toLatinDigits(text)
    .toUpperCase()
    .replace(/[\s#.-]/g, '');
  return characters.replaceAll('O', '0').replace(/[IL]/g, '1');
}

const contact = v.pipe(
  v.string(),
  v.transform(cleanLine),
  v.nonEmpty('Enter the email address or phone number you gave'),
  v.rawTransform<string, string>(({ dataset: { value }, addIssue, NEVER }) => {
    if (!value.includes('@')) return parsePhone(value) ?? complain(phoneMessage);
    const email = v.safeParse(emailAddress, value);
    return email.success ? email.output.toLowerCase() : complain(email.issues[0].message);

    function complain(message: string): never {
      addIssue({ message });
      return NEVER;
    }
  }),
);

/** The rules for what a visitor says to come back, which give it cleaned. */
const claimSchema = v.object({
  reference: v.pipe(
    v.string(),
    v.transform(cleanReference),
    v.regex(/^[\dA-F]{8}$/, 'Enter the 8 letters and digits of your reference, like 5E2EBBDD'),
  ),
  contact,
});

/** Reads a typed code; undefined when it has not six digits. */
function parseCode(text: string): string | undefined {
  const digits = toLatinDigits(text).replace(/\D/g, '');
  return digits.length === 6 ? digits : undefined;
}
