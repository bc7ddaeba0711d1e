import type { Choice } from '#app/ui/field/choices-field.tsx';

export const topics = [
  { value: 'plan', label: 'Choosing or buying a plan' },
  { value: 'membership', label: 'My cover, card or renewal' },
  { value: 'hospital', label: 'Hospitals and care' },
  { value: 'payment', label: 'A payment or refund' },
  { value: 'complaint', label: 'A complaint' },
  { value: 'personal-data', label: 'My personal data' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly Choice[];

export const callingTimes = [
  { value: 'soon', label: 'As soon as you can' },
  { value: 'morning', label: 'In the morning, 8am to midday' },
  { value: 'afternoon', label: 'In the afternoon, midday to 5pm' },
  { value: 'saturday', label: 'On Saturday, 9am to 1pm' },
] as const satisfies readonly Choice[];
