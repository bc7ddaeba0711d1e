import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldNotes, useFieldWiring } from './field-wiring.tsx';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  /** Within a form, the form sets it. */
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled input with its hint and error, linked for screen readers. */
export function Field({ label, hint, error, id, name, defaultValue, ...input }: FieldProps) {
  const { controlId, typed, focus, aria, notes } = useFieldWiring({ id, name, hint, error });
  return (
    <div className="field">
      <label htmlFor={controlId}>{label}</label>
      <input
        id={controlId}
        name={name}
        defaultValue={typed ?? defaultValue}
        {...focus}
        {...aria}
        {...input}
      />
      <FieldNotes {...notes} />
    </div>
  );
}
