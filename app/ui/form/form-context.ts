import { createContext } from 'react';
import type { FieldErrors, FieldValues } from '#app/kernel/form-data/form-answer.ts';

/** What the fields of a form learn from it. */
interface FormState {
  /** Prefix of its fields' ids. */
  readonly id: string;
  readonly errors: FieldErrors;
  /** What was typed before, where the server sent the page again. */
  readonly values: FieldValues;
}

/** The form around a field; fields stand alone as well. */
export const FormContext = createContext<FormState | undefined>(undefined);

/** Id of a form's field, which the error summary leads to. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
