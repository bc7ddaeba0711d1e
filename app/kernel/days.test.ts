import { assert, date, property } from 'fast-check';
import { expect, test, describe, it } from 'vitest';
import { formatDay, ageOn, parseDay } from './days.ts';

const platform = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Lagos',
});

test('a day is written as in Nigeria', () => {
  expect(formatDay('2026-11-21')).toBe('21 November 2026');
});

test('a time falls on the day that it is in Lagos', () => {
  expect(formatDay('2026-12-31T23:30:00Z')).toBe('1 January 2027');
});

test('what is no date is refused', () => {
  expect(() => formatDay('soon')).toThrow(RangeError);
});

test('the platform writes every time in a century in the same way', () => {
  const times = date({
    min: new Date('1970-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  assert(
    property(times, (time) => {
      expect(formatDay(time.toISOString())).toBe(platform.format(time));
    }),
  );
});

describe('a date as people type it', () => {
  it.each([
    '27 3 1990',
    '27/3/1990',
    '27/03/1990',
    '27-03-1990',
    '27.3.1990',
    ' 27 . 3 . 1990 ',
    '27 March 1990',
    '27th March, 1990',
    '27th of march 1990',
    '27 mar 1990',
    'March 27, 1990',
    '27march1990',
    '1990-03-27',
    '1990/3/27',
    '27031990',
    '٢٧/٣/١٩٩٠',
    '２７／３／１９９０',
  ])('%j is 27 March 1990', (text) => {
    expect(parseDay(text)).toEqual({ kind: 'day', day: '1990-03-27' });
  });

  it.each([
    ['31/02/1990', 'There is no 31 February 1990. Check the day and the month'],
    ['29 2 2023', 'There is no 29 February 2023. Check the day and the month'],
    ['31 april 1990', 'There is no 31 April 1990. Check the day and the month'],
    ['31/02', 'Add the year, like 27 3 1990'],
    ['27/3/90', 'Write the year with four digits, like 27 3 1990'],
    ['27/3/0090', 'Write the year with four digits, like 27 3 1990'],
    ['27030990', 'Write the year with four digits, like 27 3 1990'],
    ['03/27/1990', 'Write the day first, then the month, like 27 3 1990'],
    ['34', 'Enter the whole date, not the age, like 27 3 1990'],
    ['1990', 'Enter a date like 27 3 1990'],
    ['45 13 1990', 'Enter a date like 27 3 1990'],
    ['0 0 1990', 'Enter a date like 27 3 1990'],
    ['yesterday', 'Enter a date like 27 3 1990'],
    ['27 m 1990', 'Enter a date like 27 3 1990'],
    ['/'.repeat(5000), 'Enter a date like 27 3 1990'],
  ])('%.20j is answered with %j', (text, message) => {
    expect(parseDay(text)).toEqual({ kind: 'problem', message });
  });

  it('nothing is nothing', () => expect(parseDay('  ')).toEqual({ kind: 'empty' }));
});

it.each([
  ['2026-03-26', 35],
  ['2026-03-27', 36],
  ['2026-03-28', 36],
])('the age of somebody born on 27 March 1990, on %s, is %i', (day, age) => {
  expect(ageOn('1990-03-27', day)).toBe(age);
});
