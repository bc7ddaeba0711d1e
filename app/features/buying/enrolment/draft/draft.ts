import { formFields, type FieldValues } from '#app/kernel/form-answer.ts';
import { findChoice } from '../../prices/price-list.ts';
import { buyers, type Buyer } from '../../quote/price/quote.ts';

/**
 * An order being filled in, by field name. The form itself carries it from step to step; the server
 * stores nothing before it is sent.
 */
export type Draft = FieldValues;

const quoteNames = ['who', 'age', 'spouse', 'children', 'parent1', 'parent2', 'people', 'older'];
const otherNames = [
  'pay',
  'currency',
  'abroad',
  'hasSpouse',
  'parents',
  'relation',
  'organisation',
  'country',
  'city',
  'consentData',
  'consentExclusions',
  'consentTerms',
  'consentTold',
  formFields.submissionKey,
];
const known = new Set([...quoteNames, ...otherNames]);
/** The fields of people, as `fieldOf` names them. */
const personField =
  /^(?:name|birth|gender|phone|email|state|area|hospital|hospitalText|(?:member|spouse|(?:child|parent)[1-9])(?:Name|Birth|Gender|Phone|Email|State|Area|Hospital|HospitalText))$/;
/** Longer than any valid answer. */
const longestValue = 300;

/**
 * Names of the form's controls that are not part of the draft. `go` names a step, and after a dot
 * the field to change there; `after` returns to the review.
 */
export const controlNames = { step: 'step', go: 'go', after: 'after' } as const;

/** Reads the draft from a form or an address, ignoring unknown fields. */
export function readDraft(source: FormData | URLSearchParams): Draft {
  const draft: Record<string, string> = {};
  for (const [name, value] of source.entries()) {
    if (typeof value !== 'string' || !(known.has(name) || personField.test(name))) continue;
    draft[name] = value.slice(0, longestValue);
  }
  return draft;
}

/** Returns who the draft covers; `me` until something valid is chosen. */
export function buyerOf(draft: Draft): Buyer {
  return findChoice(buyers, draft['who']) ?? 'me';
}

/** Tells whether members are not named here: groups send us their list later. */
export function isGroup(buyer: Buyer): boolean {
  return buyer === 'staff' || buyer === 'association';
}

/** Tells whether the visitor pays for others and is not covered themselves. */
export function isSponsor(draft: Draft): boolean {
  const buyer = buyerOf(draft);
  return buyer === 'someone' || (buyer === 'family' && draft['abroad'] === 'yes');
}

/** Returns a field's text, trimmed. */
export function typed(draft: Draft, name: string): string {
  return (draft[name] ?? '').trim();
}
