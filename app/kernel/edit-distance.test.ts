import { assert, property, stringMatching } from 'fast-check';
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

const word = stringMatching(/^[a-d]{1,9}$/);

const upToThree = (a: string, b: string) => Math.min(3, editDistance(a, b, 2));

it('is the same in both directions', () => {
  assert(
    property(word, word, (a, b) => upToThree(a, b) === upToThree(b, a)),
    { seed: 7 },
  );
});

it('is never more to a beginning than to the whole', () => {
  assert(
    property(word, word, (a, b) => editDistanceToBeginning(a, b, 2) <= editDistance(a, b, 2)),
    { seed: 7 },
  );
});
