import type { Choice } from '#app/ui/field/choice.ts';

/** What people write and call about. */
export const topics = [
  { value: 'plan', label: 'Choosing or buying a plan' },
  { value: 'membership', label: 'My cover, card or renewal' },
  { value: 'hospital', label: 'Hospitals and care' },
  { value: 'payment', label: 'A payment or refund' },
  { value: 'complaint', label: 'A complaint' },
  { value: 'personal-data', label: 'My personal data' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly Choice[];

/** When people want to be called back, within our hours. */
export const callingTimes = [
  { value: 'soon', label: 'As soon as you can' },
  { value: 'morning', label: 'In the morning, 8 to 12' },
  { value: 'afternoon', label: 'In the afternoon, 12 to 17' },
  { value: 'saturday', label: 'On Saturday, 9 to 13' },
] as const satisfies readonly Choice[];
