import type { ReactNode } from 'react';
import type { Example } from '#app/ui/example.ts';
import { FormContext } from '#app/ui/form/form-context.ts';
import { CheckBoxField } from './check-box-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { Field } from './field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import './choices.css';

const choices = [
  { value: 'morning', label: 'In the morning' },
  { value: 'afternoon', label: 'In the afternoon' },
];

const errors = {
  when: 'Please choose a time',
  'time-again': 'Please choose when we should call',
  'consent-again': 'Please tick the box',
};

function refused(field: ReactNode) {
  return <FormContext value={{ id: 'refused', errors, values: {} }}>{field}</FormContext>;
}

export const examples: Example[] = [
  { name: 'Empty', node: <Field label="User name" name="userName" required /> },
  {
    name: 'With a hint',
    node: <Field label="Email" name="email" type="email" hint="We only use it to reply." />,
  },
  {
    name: 'With an error',
    node: (
      <Field
        label="Height (cm)"
        name="heightCm"
        defaultValue="0"
        error="Please enter a valid height in cm"
      />
    ),
  },
  {
    name: 'Text of several lines',
    node: <TextAreaField label="Your message" name="message" hint="Please leave out diagnoses." />,
  },
  {
    name: 'One of many',
    node: <SelectField label="When" name="when" placeholder="Choose a time" choices={choices} />,
  },
  {
    name: 'One of many, with an error',
    node: refused(<SelectField label="When" name="when" choices={choices} />),
  },
  {
    name: 'One of few',
    node: (
      <ChoicesField
        legend="When shall we call?"
        name="time"
        choices={choices}
        defaultValue="morning"
      />
    ),
  },
  {
    name: 'One of few, with an error',
    node: refused(
      <ChoicesField legend="When shall we call?" name="time-again" choices={choices} />,
    ),
  },
  {
    name: 'A box to tick',
    node: (
      <CheckBoxField name="consent" value="yes">
        I agree that you keep what I have written and use it to answer me.
      </CheckBoxField>
    ),
  },
  {
    name: 'A box that should have been ticked',
    node: refused(
      <CheckBoxField name="consent-again" value="yes">
        I agree that you call me.
      </CheckBoxField>,
    ),
  },
];
