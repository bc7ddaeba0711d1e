import { useRef, type TextareaHTMLAttributes } from 'react';
import { CharacterCount, type TextLimits } from './character-count.tsx';
import { FieldNotes, useFieldWiring } from './field-wiring.tsx';

interface TextAreaFieldProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className'
> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Counted down while typing; the hint names them for visitors without scripts. */
  readonly limits?: TextLimits;
}

/** A labelled textarea that grows with its text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, id, name, defaultValue, rows = 5, limits, ...area } = props;
  const control = useRef<HTMLTextAreaElement>(null);
  const { controlId, typed, aria, notes } = useFieldWiring({ id, name, hint, error });
  return (
    <div className="field">
      <label htmlFor={controlId}>{label}</label>
      <textarea
        ref={control}
        id={controlId}
        name={name}
        rows={rows}
        defaultValue={typed ?? defaultValue}
        {...aria}
        {...area}
      />
      {limits && <CharacterCount limits={limits} control={control} />}
      <FieldNotes {...notes} />
    </div>
  );
}
