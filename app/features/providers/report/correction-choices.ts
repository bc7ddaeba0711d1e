import type { Choice } from '#app/ui/field/choice.ts';

/** What may be wrong with an entry. */
export const mistakes = [
  { value: 'phone', label: 'The phone number' },
  { value: 'place', label: 'The address or the place on the map' },
  { value: 'hours', label: 'The opening hours' },
  { value: 'plans', label: 'The plans it takes' },
  { value: 'closed', label: 'It has closed or moved' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly Choice[];
