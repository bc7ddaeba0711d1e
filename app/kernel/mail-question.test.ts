import { expect, test } from 'vitest';
import { askAboutAddress, suggestAddress } from './mail-question.ts';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['Ada.Example@gmail.con', 'Ada.Example@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@outlok.cm', 'ada@outlook.com'],
  ['ada@iclod.com', 'ada@icloud.com'],
])('somebody who types %s is asked about %s', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

test.each([
  'ada@gmail.com',
  'ada@GMAIL.com',
  'ada@ymail.com',
  'ada@mail.com',
  'ada@yahoo.co.uk',
  'ada@mail.example',
  'ada@health.example',
  'ada@gmx.com',
  'gmial.com',
  '',
])('nobody is asked about “%s”', (typed) => {
  expect(suggestAddress(typed)).toBeUndefined();
});

test('the question is asked once for an address', () => {
  expect(askAboutAddress('ada@gmial.com', '')).toContain('Did you mean gmail.com?');
  expect(askAboutAddress('ada@gmial.com', 'ada@gmial.com')).toBeUndefined();
  expect(askAboutAddress('ada@gmal.com', 'ada@gmial.com')).toContain('Did you mean gmail.com?');
});
