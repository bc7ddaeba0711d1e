import type { ReactNode } from 'react';
import { FieldNotes } from './field-notes.tsx';
import { useFieldWiring } from './use-field-wiring.ts';

interface CheckBoxFieldProps {
  readonly name: string;
  /** What is sent when it is ticked. */
  readonly value: string;
  /** The label; a link in it leads away without ticking the box. */
  readonly children: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/** A box to tick, never ticked for the visitor beforehand. */
export function CheckBoxField({ name, value, children, error, required }: CheckBoxFieldProps) {
  const { controlId, typed, aria, notes } = useFieldWiring({ name, error });
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
          {...aria}
        />
        <span>{children}</span>
      </label>
      <FieldNotes {...notes} />
    </div>
  );
}
