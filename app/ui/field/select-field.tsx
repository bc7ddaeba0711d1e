import type { SelectHTMLAttributes } from 'react';
import type { Choice } from './choice.ts';
import { FieldNotes } from './field-notes.tsx';
import { useFieldWiring } from './use-field-wiring.ts';

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Stands there until something is chosen, and is no choice itself. */
  readonly placeholder?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A labelled list to choose one from. */
export function SelectField(props: SelectFieldProps) {
  const { label, choices, placeholder, hint, error, id, name, defaultValue, ...select } = props;
  const { controlId, typed, aria, notes } = useFieldWiring({ id, name, hint, error });
  return (
    <div className="field field--select">
      <label htmlFor={controlId}>{label}</label>
      <select id={controlId} name={name} defaultValue={typed ?? defaultValue} {...aria} {...select}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <FieldNotes {...notes} />
    </div>
  );
}
