import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DirectoryResult } from '../directory/provider-directory.ports.ts';
import { plainText } from '#app/kernel/plain-text.ts';
import { SearchNotes, whereText } from './result-words.tsx';

it.each([
  ['in Nigeria', null, null, 'match'],
  ['in Ikeja, Lagos', 'Ikeja, Lagos', null, 'match'],
  ['in Nigeria, nearest first', null, null, 'distance'],
  ['in Ikeja, Lagos, nearest first', 'Ikeja, Lagos', 'Ikeja, Lagos', 'distance'],
  ['nearest to Warri South, Delta', null, 'Warri South, Delta', 'distance'],
  ['in Ikeja, Lagos', 'Ikeja, Lagos', 'Ikeja, Lagos', 'name'],
] as const)('says "%s"', (text, area, origin, order) => {
  expect(whereText({ area, origin, order } as DirectoryResult)).toBe(text);
});

/** What a reader sees beside a result of which only what a test is about is said. */
function notesOn(given: Partial<DirectoryResult>): string {
  const nothing = { leftOut: [], origin: null, order: 'match', total: 1, area: null };
  const result = { ...nothing, ...given } as unknown as DirectoryResult;
  return plainText(renderToStaticMarkup(createElement(SearchNotes, { result })));
}

it.each([
  [['xyz'], false, 'No hospital matches ‘xyz’, so we left it out.'],
  [['xyz', 'qqq'], false, 'No hospital matches ‘xyz’ or ‘qqq’, so we left them out.'],
  [['udo'], true, 'No hospital matches ‘udo’ and your other words, so we left it out.'],
])('names the words that nothing matches: %j', (words, isKnown, text) => {
  expect(notesOn({ leftOut: words.map((word) => ({ word, isKnown })) })).toBe(text);
});

it('says where distances are from, where the order is by distance', () => {
  const origin = 'Ikeja, Lagos';
  const text = 'Distances are from the centre of Ikeja, Lagos.';
  expect(notesOn({ origin, order: 'distance' })).toBe(text);
  expect(notesOn({ origin, order: 'name' })).toBe('');
});
