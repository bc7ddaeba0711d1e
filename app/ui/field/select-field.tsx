import type { SelectHTMLAttributes } from 'react';
import type { Choice } from './choices-field.tsx';
import { FieldNotes, useFieldWiring } from './field-wiring.tsx';

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Shown until something is chosen; not a choice itself. */
  readonly placeholder?: string | undefined;
  readonly hint?: string | undefined;
}

/** A labelled select. */
export function SelectField(props: SelectFieldProps) {
  const { label, choices, placeholder, hint, id, name, defaultValue, ...select } = props;
  const { controlId, typed, focus, aria, notes } = useFieldWiring({ id, name, hint });
  return (
    <div className="field field--select">
      <label htmlFor={controlId}>{label}</label>
      <select
        id={controlId}
        name={name}
        defaultValue={typed ?? defaultValue}
        {...focus}
        {...aria}
        {...select}
      >
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
