import { createContext } from 'react';
import type { FieldErrors, FieldValues } from '#app/kernel/form-answer.ts';

interface FormState {
  readonly id: string;
  readonly errors: FieldErrors;
  /** The visitor's input, where the server sent the page again. */
  readonly values: FieldValues;
  /** The field that takes the focus when the form is shown. */
  readonly focus?: string | undefined;
}

/** The form around a field; undefined for a field alone. */
export const FormContext = createContext<FormState | undefined>(undefined);

/** Builds the id of a form's field, which the error summary links to. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
