import type { FieldErrors, FieldValues } from '#app/kernel/form-answer.ts';
import type { ReturnFailure } from './return-codes.ports.ts';

/** Names of the fields and of the button that asks for another code. */
export const returnFields = {
  reference: 'reference',
  contact: 'contact',
  code: 'code',
  again: 'again',
} as const;

export const returnPath = '/checkout/return';

/** What the page shows. */
export interface ReturnView {
  /** Asks for reference and contact, or for the code. */
  readonly step: 'ask' | 'code';
  /** As typed. */
  readonly values: FieldValues;
  readonly errors: FieldErrors;
  readonly failure: ReturnFailure | undefined;
}

/** The page before anything is typed. */
export const emptyReturn: ReturnView = { step: 'ask', values: {}, errors: {}, failure: undefined };
