import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['Ọ̀kẹ́-Àdó', 'oke ado'],
  ['Ɗorewa Ƙauna Ɓaure', 'dorewa kauna baure'],
  ['Ahụike ṅ ŋ', 'ahuike n n'],
  ['St. Mary’s  Clinic', 'st marys clinic'],
  ["Qua'an Pan", 'quaan pan'],
  ['Mother & Child', 'mother and child'],
  ['  222 Road/Annex  ', '222 road annex'],
  ['Ǝǝ', 'ee'],
  ['漢字', ''],
  ['', ''],
])('"%s" is compared as "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
