import { states } from '#app/site/nigeria/states.ts';

export const stateChoices = states.map(({ id, name }) => ({ value: id, label: name }));

export const genderChoices = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

export const relationChoices = [
  { value: 'member', label: 'Staff or member' },
  { value: 'spouse', label: 'Husband or wife' },
  { value: 'child', label: 'Child' },
  { value: 'parent', label: 'Parent' },
];
