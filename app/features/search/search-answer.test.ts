import { expect, it } from 'vitest';
import { countInWords, parseQuestion, totalOf } from './search-answer.ts';

it.each([
  ['?q=malaria', 'malaria'],
  ['?q=++gold+++plan+', 'gold plan'],
  ['', ''],
  ['?q=', ''],
  [`?q=${'a'.repeat(500)}`, 'a'.repeat(100)],
])('the address %s asks for "%s"', (search, words) => {
  expect(parseQuestion(new URLSearchParams(search))).toBe(words);
});

it('counts hospitals only where they come first', () => {
  const group = (kind: 'plan' | 'facility', total: number) =>
    ({ kind, total, results: [], allPath: undefined }) as const;
  expect(totalOf([group('plan', 2), group('facility', 295)])).toBe(2);
  expect(totalOf([group('facility', 295), group('plan', 2)])).toBe(297);
});

it('counts results in words', () => {
  expect([1, 2, 1248].map(countInWords)).toEqual(['1 result', '2 results', '1,248 results']);
});
