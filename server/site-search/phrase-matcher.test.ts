import { expect, it } from 'vitest';
import { createPhraseMatcher } from './text-search.ts';

const match = createPhraseMatcher(
  [[['gold', 'plan'], ['gold']], [['waiting', 'period']], [['plan']]],
  new Set(['plant']),
);

/** The entries that a query's words mean, best first. */
function ranked(words: string): readonly number[] {
  const scores = [...match(words.split(' '))];
  return scores.toSorted(([, a], [, b]) => b - a).map(([entry]) => entry);
}

it.each([
  ['the longest phrase wins', 'much gold plan', [0, 2]],
  ['the order of words does not matter', 'plan gold', [0, 2]],
  ['other words do not hide a phrase', 'tell waiting long period please', [1]],
  ['an unfinished word counts', 'wait per', [1]],
  ['part of a phrase is a guess at it', 'waiting', [1]],
  ['a misspelt word counts', 'waitng perod', [1]],
  ['a word spelt right has no other meaning', 'plant', []],
  ['a short word has no mistakes', 'god', []],
  ['nothing in common is no answer', 'clinic', []],
])('%s: “%s”', (_rule, words, entries) => {
  expect(ranked(words)).toEqual(entries);
});
