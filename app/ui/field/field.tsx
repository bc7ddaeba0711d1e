import type { InputHTMLAttributes, Ref } from 'react';
import { FieldNotes } from './field-notes.tsx';
import { useFieldWiring } from './use-field-wiring.ts';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  readonly label: string;
  /** Help that is always there, below the input. */
  readonly hint?: string | undefined;
  /** What is wrong with the value, in words; within a form it comes from there. */
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One labelled input with its hint and error, tied together for screen readers. */
export function Field({ label, hint, error, id, name, defaultValue, ...input }: FieldProps) {
  const { controlId, typed, aria, notes } = useFieldWiring({ id, name, hint, error });
  return (
    <div className="field">
      <label htmlFor={controlId}>{label}</label>
      <input id={controlId} name={name} defaultValue={typed ?? defaultValue} {...aria} {...input} />
      <FieldNotes {...notes} />
    </div>
  );
}
