import { expect, it } from 'vitest';
import { directionOf, readingMinutesOf } from './text-facts.ts';

it.each([
  [0, 1],
  [290, 1],
  [310, 2],
])('%i words take %i min', (words, minutes) => {
  expect(readingMinutesOf('word '.repeat(words))).toBe(minutes);
});

it.each([
  ['Health insurance', 'ltr'],
  ['الصحة والتأمين', 'rtl'],
  ['The word صحة means health', 'ltr'],
  ['NHIA: الهيئة الوطنية للتأمين الصحي', 'rtl'],
])('%s runs %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
