import type { FieldErrors, FieldValues } from '#app/kernel/form-answer.ts';
import { parseForm } from '#app/kernel/parse-form.ts';
import {
  codeMinutes,
  mostTries,
  type ReturnClaim,
  type ReturnCodes,
  type ReturnFailure,
} from './return-codes.ports.ts';
import { claimSchema, parseCode } from './return-rules.server.ts';
import { returnFields, type ReturnView } from './return-view.ts';

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
  const isAsking = !form.has(returnFields.code) || form.has(returnFields.again);
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
  const hasCode = values[returnFields.code] !== undefined;
  if (sent.kind !== 'sent') return fail(hasCode ? 'code' : 'ask', values, sent);
  const { [returnFields.code]: _old, ...kept } = values;
  const view = { step: 'code', values: kept, errors: {}, failure: undefined } as const;
  return { kind: 'view', status: 200, view };
}

async function openByCode(
  codes: ReturnCodes,
  claim: ReturnClaim,
  values: FieldValues,
): Promise<TakenReturn> {
  const code = parseCode(values[returnFields.code] ?? '');
  if (code === undefined) {
    return refuse('code', values, { [returnFields.code]: 'Enter the 6 digits from our email' });
  }
  const checked = await codes.check(claim, code);
  switch (checked.kind) {
    case 'right':
      return { kind: 'open', token: checked.token };
    case 'wrong':
      return refuse('code', values, { [returnFields.code]: wrongCode });
    case 'too-many':
    case 'unavailable':
      return fail('code', values, checked);
  }
}

function valuesOf(form: FormData): FieldValues {
  const { reference, contact, code } = returnFields;
  const typed = [reference, contact, code].flatMap((name) => {
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
