import type { Choice } from '#app/ui/field/choices-field.tsx';

export const mistakes = [
  { value: 'phone', label: 'The phone number' },
  { value: 'place', label: 'The address or map location' },
  { value: 'hours', label: 'The opening hours' },
  { value: 'plans', label: 'The plans it accepts' },
  { value: 'closed', label: 'It has closed or moved' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly Choice[];
