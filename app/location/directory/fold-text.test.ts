import { expect, it } from 'vitest';
import { facilitySlug } from './facility-path.ts';
import { foldText } from './fold-text.ts';

it.each([
  ['Ọ̀kẹ́-Àdó', 'oke ado'],
  ['Ɗorewa Ƙauna Ɓaure', 'dorewa kauna baure'],
  ['Ahụike ṅ ŋ', 'ahuike n n'],
  ['St. Mary’s  Clinic', 'st marys clinic'],
  ["Qua'an Pan", 'quaan pan'],
  ['Mother & Child', 'mother and child'],
  ['  222 Road/Annex  ', '222 road annex'],
  ['漢字', ''],
  ['', ''],
])('"%s" is compared as "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('an address of a page has the name in plain letters, and not all of a very long one', () => {
  expect(facilitySlug('Ìrètí Specialist’s')).toBe('ireti-specialists');
  expect(facilitySlug('a'.repeat(59) + ' clinic')).toBe('a'.repeat(59));
});
