import { expect, it } from 'vitest';
import { listInSentence, listOnLine } from './list-in-words.ts';

it('starts a line with a capital, and the rest in lower case', () => {
  expect(listOnLine(['Telemedicine', 'Mental health', 'Gym'])).toBe(
    'Telemedicine, mental health and gym',
  );
  expect(listOnLine(['Gym'])).toBe('Gym');
});

it('keeps the capitals of abbreviations within a sentence', () => {
  expect(listInSentence(['Maternity', 'CT and MRI scans', 'Gym'])).toBe(
    'maternity, CT and MRI scans and gym',
  );
});
