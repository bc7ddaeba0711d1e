import type { Choice } from '#app/ui/field/choices-field.tsx';

/** What the Nigeria Data Protection Act 2023 gives people a right to ask for. */
export const privacyRights = [
  { value: 'access', label: 'See what you hold about me' },
  { value: 'correction', label: 'Correct my data' },
  { value: 'erasure', label: 'Erase my data' },
  { value: 'restriction', label: 'Limit the use of my data while you check something' },
  { value: 'objection', label: 'Object to how you use my data' },
  { value: 'portability', label: 'Get a copy of my data in a file' },
  { value: 'withdraw-consent', label: 'Withdraw consent or leave a mailing list' },
] as const satisfies readonly Choice[];
