import { expect, it } from 'vitest';
import { countInWords, parseQuestion } from './search-answer.ts';

it.each([
  ['?q=malaria', 'malaria'],
  ['?q=++gold+++plan+', 'gold plan'],
  ['', ''],
  ['?q=', ''],
  [`?q=${'a'.repeat(500)}`, 'a'.repeat(100)],
])('the address %s asks for "%s"', (search, words) => {
  expect(parseQuestion(new URLSearchParams(search))).toBe(words);
});

it('counts results in words', () => {
  expect([1, 2, 1248].map(countInWords)).toEqual(['1 result', '2 results', '1,248 results']);
});
