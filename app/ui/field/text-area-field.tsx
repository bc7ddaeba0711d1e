import type { TextareaHTMLAttributes } from 'react';
import { FieldNotes } from './field-notes.tsx';
import { useFieldWiring } from './use-field-wiring.ts';

interface TextAreaFieldProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className'
> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A labelled field for text of several lines; it grows with what is typed. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, id, name, defaultValue, rows = 5, ...area } = props;
  const { controlId, typed, aria, notes } = useFieldWiring({ id, name, hint, error });
  return (
    <div className="field">
      <label htmlFor={controlId}>{label}</label>
      <textarea
        id={controlId}
        name={name}
        rows={rows}
        defaultValue={typed ?? defaultValue}
        {...aria}
        {...area}
      />
      <FieldNotes {...notes} />
    </div>
  );
}
