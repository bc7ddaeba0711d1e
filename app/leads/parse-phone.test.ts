import { describe, expect, it } from 'vitest';
import { parsePhone } from './parse-phone.server.ts';

it.each([
  '0700 000 0000',
  '07000000000',
  '700 000 0000',
  '+234 700 000 0000',
  '234 700 000 0000',
  '2347000000000',
  '+2347000000000',
  '00234 700 000 0000',
  '009 234 700 000 0000',
  '+234 (0) 700 000 0000',
  '+2340700 000 0000',
  '0700-000-0000',
  '(0700) 000.0000',
  '０７０００００００００',
  'Tel: 0700 000 0000',
  '0700 000 0000 (WhatsApp)',
  'O700 000 0000',
  ' 0700\u00A0000\u202F0000 ',
])('a Nigerian number is read from %j', (text) => expect(parsePhone(text)).toBe('+2347000000000'));

describe('a number from abroad', () => {
  it.each([
    ['+44 20 7946 0000', '+442079460000'],
    ['0044 20 7946 0000', '+442079460000'],
    ['44 20 7946 0000', '+442079460000'],
    ['+1 (202) 555-0100', '+12025550100'],
  ])('%j is read with its country code', (text, number) => expect(parsePhone(text)).toBe(number));

  it('is not taken for a Nigerian one when its country code is missing', () => {
    expect(parsePhone('07700 900123')).toBeUndefined();
    expect(parsePhone('07911 1234567', 'gb')).toBeUndefined();
  });
});

it.each([
  ['gb', '07911 123456', '+447911123456'],
  ['gb', '020 7946 0000', '+442079460000'],
  ['us', '(202) 555-0100', '+12025550100'],
  ['gb', '+1 202 555 0100', '+12025550100'],
  ['gb', '0803 123 4567', '+2348031234567'],
  ['atlantis', '0803 123 4567', '+2348031234567'],
])('written as at home in %s, %j is %s', (country, text, number) => {
  expect(parsePhone(text, country)).toBe(number);
});

it.each([
  '',
  'call me',
  '0700',
  '0700 000 00',
  '+234 700',
  '1234567',
  '07000000000/07000000001',
  '0803 123 45678',
  '0703 1234 5678',
  '0803 123 4567 0',
  '+447911123456000000000',
  '9'.repeat(5000),
  '+'.repeat(5000),
  '\u0000',
])('%j is no number to call', (text) => expect(parsePhone(text)).toBeUndefined());

it('is none in a text that is far too long, whatever is left when it is cleaned', () => {
  expect(parsePhone(`0803 000 0000${' '.repeat(5000)}`)).toBeUndefined();
});
