import type { Choice } from '#app/ui/field/choices-field.tsx';

export const workWithUsPath = '/work-with-us';

export const agentKinds = [
  { value: 'agent', label: 'An agent' },
  { value: 'broker', label: 'A broker' },
] as const satisfies readonly Choice[];
