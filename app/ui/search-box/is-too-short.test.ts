import { expect, it } from 'vitest';
import { isTooShort } from './is-too-short.ts';

it.each([
  ['a', true],
  ['?!', true],
  ['ab', false],
  ['ọ̀ṣ', false],
  ['صحة', false],
])('"%s" is too short to look for: %s', (words, isShort) => {
  expect(isTooShort(words)).toBe(isShort);
});
