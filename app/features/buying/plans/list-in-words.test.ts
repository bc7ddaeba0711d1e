import { expect, it } from 'vitest';
import { listInSentence, listOnLine } from './list-in-words.ts';

it('begins a line with a capital and goes on without', () => {
  expect(listOnLine(['Telemedicine', 'Mental health', 'Gym'])).toBe(
    'Telemedicine, mental health and gym',
  );
  expect(listOnLine(['Gym'])).toBe('Gym');
});

it('names benefits within a sentence, abbreviations as they are', () => {
  expect(listInSentence(['Maternity', 'CT and MRI scans', 'Gym'])).toBe(
    'maternity, CT and MRI scans and gym',
  );
});
