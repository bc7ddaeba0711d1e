import type { SelectHTMLAttributes } from 'react';
import type { Choice } from './choices-field.tsx';
import { FieldNotes, useFieldWiring } from './field-wiring.tsx';

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Shown until something is chosen; not a choice itself. */
  readonly placeholder?: string | undefined;
  /** Sent until something is chosen: nothing, unless what was typed is to be kept. */
  readonly placeholderValue?: string | undefined;
  readonly hint?: string | undefined;
}

/** A labelled select. */
export function SelectField(props: SelectFieldProps) {
  const { label, choices, placeholder, placeholderValue = '', ...others } = props;
  const { hint, id, name, defaultValue, ...select } = others;
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
        {placeholder !== undefined && <option value={placeholderValue}>{placeholder}</option>}
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
