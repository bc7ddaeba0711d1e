import type { FieldValues } from '#app/kernel/form-data/form-answer.ts';
import { formFields } from '#app/kernel/form-data/form-fields.ts';
import { currencyCodes, instalmentIds } from '../prices/price-list.ports.ts';
import { oneOf } from '../prices/one-of.ts';
import { buyers, type Buyer } from '../quote/quote-request.ts';
import type { QuoteStart } from '../quote/quote-page-data.ts';

/**
 * An enrolment as it is being filled in: texts as they were typed, by the name of their field. It
 * travels from step to step in the form itself; the server keeps none of it before it is sent.
 */
export type Draft = FieldValues;

/** The calculator's own fields: whom for, how many, and the ages from which a quote was made. */
const quoteNames = ['who', 'age', 'spouse', 'children', 'parent1', 'parent2', 'people', 'older'];
const otherNames = [
  'pay',
  'currency',
  'abroad',
  'hasSpouse',
  'parents',
  'relation',
  'organisation',
  'name',
  'birth',
  'phone',
  'email',
  'state',
  'lga',
  'memberName',
  'memberBirth',
  'memberPhone',
  'spouseName',
  'spouseBirth',
  'hospitalText',
  'hospital',
  'consentData',
  'consentHealth',
  'consentTerms',
  'consentTold',
  formFields.submissionKey,
];
const known = new Set([...quoteNames, ...otherNames]);
const familyMember = /^(?:child|parent)[1-9](?:Name|Birth)$/;
/** No answer to the form is longer. */
const longestValue = 300;

/** The names of the form's own controls, besides the draft. */
export const controlNames = { step: 'step', go: 'go' } as const;

/** Takes the draft out of a form or an address; whatever else is sent is as if it were not there. */
export function readDraft(source: FormData | URLSearchParams): Draft {
  const draft: Record<string, string> = {};
  for (const [name, value] of source.entries()) {
    if (typeof value !== 'string' || !(known.has(name) || familyMember.test(name))) continue;
    draft[name] = value.slice(0, longestValue);
  }
  return draft;
}

/** A draft from a link of the calculator, with the first choices where the link has none. */
export function startDraft(parameters: URLSearchParams, start: QuoteStart): Draft {
  const given = readDraft(parameters);
  const parents = [given['parent1'], given['parent2']].filter((age) => (age ?? '') !== '');
  return {
    ...given,
    who: oneOf(buyers, given['who']) ?? start.buyer,
    pay: oneOf(instalmentIds, given['pay']) ?? 'yearly',
    currency: oneOf(currencyCodes, given['currency']?.toUpperCase()) ?? start.currency,
    hasSpouse: (given['spouse'] ?? '') === '' ? (given['hasSpouse'] ?? '') : 'yes',
    parents: parents.length > 0 ? String(parents.length) : (given['parents'] ?? ''),
  };
}

/** Whom a draft is for. */
export function buyerOf(draft: Draft): Buyer {
  return oneOf(buyers, draft['who']) ?? 'me';
}

/** Groups name no members here: we ask for their list after the talk. */
export function isGroup(buyer: Buyer): boolean {
  return buyer === 'staff' || buyer === 'association';
}

/** Whether the visitor pays for others only, and is not covered: a sponsor. */
export function isSponsor(draft: Draft): boolean {
  const buyer = buyerOf(draft);
  return buyer === 'someone' || (buyer === 'family' && draft['abroad'] === 'yes');
}

/** What was typed into a field, without the spaces around it. */
export function typed(draft: Draft, name: string): string {
  return (draft[name] ?? '').trim();
}
