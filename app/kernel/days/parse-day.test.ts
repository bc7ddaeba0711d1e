import { describe, expect, it } from 'vitest';
import { ageOn } from './age-on.ts';
import { parseDay } from './parse-day.ts';

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
    ['31/02/1990', 'There is no 31 February 1990: check the day and the month'],
    ['29 2 2023', 'There is no 29 February 2023: check the day and the month'],
    ['31 april 1990', 'There is no 31 April 1990: check the day and the month'],
    ['31/02', 'Add the year, like 27 3 1990'],
    ['27/3/90', 'Write the year with four digits, like 27 3 1990'],
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

describe('an age', () => {
  it.each([
    ['2026-03-26', 35],
    ['2026-03-27', 36],
    ['2026-03-28', 36],
  ])('of somebody born on 27 March 1990, on %s, is %i', (day, age) => {
    expect(ageOn('1990-03-27', day)).toBe(age);
  });
});
