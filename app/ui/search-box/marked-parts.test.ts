import { expect, it } from 'vitest';
import { markedParts } from './suggestion-list.tsx';

/** The title with brackets around what is marked. */
function marked(title: string, typed: string): string {
  return markedParts(title, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');
}

it.each([
  ['Gold plan', 'gol', '[Gol]d plan'],
  ['Gold plan', 'PLAN gold', '[Gold] [plan]'],
  ['Ọ̀kẹ́ Maternity', 'oke', '[Ọ̀kẹ́] Maternity'],
  ['Ọ̀kẹ́ Maternity', 'ok', '[Ọ̀k]ẹ́ Maternity'],
  ['St Mary’s Hospital', 'marys', 'St [Mary’s] Hospital'],
  ['How do I cancel?', 'old', 'How do I cancel?'],
  ['A plan (for <you>)', 'you', 'A plan (for <[you]>)'],
  ['Gold plan', '', 'Gold plan'],
])('in “%s”, “%s” marks %s', (title, typed, expected) => {
  expect(marked(title, typed)).toBe(expected);
});
