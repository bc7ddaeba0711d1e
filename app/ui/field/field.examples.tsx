import type { Example } from '#app/ui/example.ts';
import { Field } from './field.tsx';

/** The states of an input. */
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
];
