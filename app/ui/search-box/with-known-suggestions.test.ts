import { expect, it } from 'vitest';
import { keepKnownSuggestions } from './suggestion-store.ts';
import { withKnownSuggestions } from './with-known-suggestions.ts';
import type { Suggestion } from './suggestion.ts';

const post = (title: string): Suggestion => ({ kind: 'post', title, path: `/posts/${title}` });

it.each([
  ['mal', ['Malaria: test first']],
  ['test mal', ['Malaria: test first']],
  ['ọmọ', ['Ọmọ and mother']],
  ['laria', []],
  ['صحة', []],
])('“%s” has %j', (typed, titles) => {
  keepKnownSuggestions([post('Malaria: test first'), post('Ọmọ and mother')]);
  expect(withKnownSuggestions([], typed).map(({ title }) => title)).toEqual(titles);
});

it('what the server suggests comes first, once, and eight are the most', () => {
  keepKnownSuggestions(Array.from({ length: 12 }, (_, at) => post(`Tip ${at}`)));
  const all = withKnownSuggestions([post('Tip 5')], 'tip');
  expect(all.map(({ title }) => title).slice(0, 2)).toEqual(['Tip 5', 'Tip 0']);
  expect(all).toHaveLength(8);
  expect(new Set(all.map(({ path }) => path)).size).toBe(8);
});
