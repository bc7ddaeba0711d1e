import type { TextareaHTMLAttributes } from 'react';
import { FieldNotes, useFieldWiring } from './field-wiring.tsx';

interface TextAreaFieldProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className'
> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Counted down while typing; the hint names them for visitors without scripts. */
  readonly limits?: { readonly least: number; readonly most: number };
}

/** A labelled textarea that grows with its text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, id, name, defaultValue, rows = 5, limits, ...area } = props;
  const { controlId, typed, aria, notes } = useFieldWiring({ id, name, hint });
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
      {limits && (
        <character-count data-for={controlId} data-least={limits.least} data-most={limits.most}>
          <p className="field__hint" aria-hidden="true" hidden />
          <output className="visually-hidden" />
        </character-count>
      )}
      <FieldNotes {...notes} />
    </div>
  );
}
