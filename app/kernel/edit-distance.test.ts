import { expect, it } from 'vitest';
import { editDistance, editDistanceToBeginning } from './edit-distance.ts';

it.each([
  ['hospital', 'hospital', 0],
  ['hosptal', 'hospital', 1],
  ['hospittal', 'hospital', 1],
  ['hospitel', 'hospital', 1],
  ['hopsital', 'hospital', 1],
  ['ohsptial', 'hospital', 2],
  ['spital', 'hospital', 2],
  ['clinic', 'hospital', 3],
])('from "%s" to "%s" it is %i mistakes, three standing for more', (typed, word, mistakes) => {
  expect(editDistance(typed, word, 2)).toBe(mistakes);
});

it.each([
  ['hosp', 'hospital', 0],
  ['hopsit', 'hospital', 1],
  ['spec', 'hospital', 3],
])('from "%s" to the beginning of "%s" it is %i', (typed, word, mistakes) => {
  expect(editDistanceToBeginning(typed, word, 2)).toBe(mistakes);
});
