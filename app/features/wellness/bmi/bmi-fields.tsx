import { useId } from 'react';
import { Field } from '#app/ui/field/field.tsx';
import type { BmiField, BmiOutcome, BmiValues } from './check-bmi.ts';

interface BmiFieldsProps {
  /** What was typed before, where the page comes from the server once more. */
  readonly values: BmiValues;
  readonly invalid: Extract<BmiOutcome, { kind: 'invalid' }> | undefined;
}

/** Two by two, as people think of them. */
export function BmiFields({ values, invalid }: BmiFieldsProps) {
  const number = (name: Exclude<BmiField, 'gender'>, least: number) => ({
    name,
    type: 'number',
    min: least,
    step: 'any',
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    defaultValue: values[name],
    ...(invalid?.field === name && { error: invalid.message, autoFocus: true }),
  });
  return (
    <div className="bmi__fields">
      <Field label="Height (cm)" {...number('height', 1)} />
      <Field label="Weight (kg)" {...number('weight', 1)} />
      <Field label="Age" {...number('age', 2)} />
      <GenderField typed={values.gender} />
    </div>
  );
}

function GenderField({ typed }: { readonly typed: string | undefined }) {
  const listId = useId();
  return (
    <>
      <Field label="Gender" name="gender" defaultValue={typed} autoComplete="off" list={listId} />
      <datalist id={listId}>
        <option>Male</option>
        <option>Female</option>
      </datalist>
    </>
  );
}
