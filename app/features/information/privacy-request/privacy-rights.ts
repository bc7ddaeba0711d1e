import type { Choice } from '#app/ui/field/choice.ts';

/** What the Nigeria Data Protection Act 2023 gives people a right to ask for. */
export const privacyRights = [
  { value: 'access', label: 'See what you hold about me' },
  { value: 'correction', label: 'Correct something' },
  { value: 'erasure', label: 'Erase my data' },
  { value: 'restriction', label: 'Limit the use while a question is open' },
  { value: 'objection', label: 'Object to a use of my data' },
  { value: 'portability', label: 'Take my data with me in a file' },
  { value: 'withdraw-consent', label: 'Withdraw a consent, leave a list' },
] as const satisfies readonly Choice[];
