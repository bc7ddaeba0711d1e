import type { ReactNode } from 'react';
import { FieldNotes, useFieldWiring } from './field-wiring.tsx';

interface CheckBoxFieldProps {
  readonly name: string;
  readonly value: string;
  /** The label; its links do not tick the box. */
  readonly children: ReactNode;
  readonly required?: boolean;
}

/** A checkbox, never ticked in advance. */
export function CheckBoxField({ name, value, children, required }: CheckBoxFieldProps) {
  const { controlId, typed, focus, aria, notes } = useFieldWiring({ name });
  return (
    <div className="field">
      <label className="check-box" htmlFor={controlId}>
        <input
          id={controlId}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={typed === value}
          required={required}
          {...focus}
          {...aria}
        />
        <span>{children}</span>
      </label>
      <FieldNotes {...notes} />
    </div>
  );
}
