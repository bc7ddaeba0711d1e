import type { ReactNode } from 'react';
import { searchFormId } from './search-form.ts';

interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
  readonly children: ReactNode;
}

/** A labelled choice that belongs to the search, wherever on the page it stands. */
export function SelectField({ label, name, value, children }: SelectFieldProps) {
  const id = `provider-${name}`;
  return (
    <div className="select-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} form={searchFormId} defaultValue={value ?? ''}>
        {children}
      </select>
    </div>
  );
}
