import type { FieldErrors, FieldValues } from '#app/kernel/form-answer.ts';
import type { ReturnFailure } from './return-codes.ports.ts';

export const returnPath = '/checkout/return';

export interface ReturnView {
  /** Asks for reference and contact, or for the code. */
  readonly step: 'ask' | 'code';
  /** As typed. */
  readonly values: FieldValues;
  readonly errors: FieldErrors;
  readonly failure: ReturnFailure | undefined;
}

export const emptyReturn: ReturnView = { step: 'ask', values: {}, errors: {}, failure: undefined };
