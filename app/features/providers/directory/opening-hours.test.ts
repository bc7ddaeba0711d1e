import { describe, expect, it } from 'vitest';
import { hoursNow, weekInWords, isOpenAtWeekends, parseOpeningHours } from './opening-hours.ts';

function hoursOf(text: string) {
  const hours = parseOpeningHours(text);
  if (!hours) throw new Error(`"${text}" was not understood`);
  return hours;
}

/** A time of day in Lagos, an hour ahead of UTC, on 21 November 2026 (a Saturday) and later. */
const lagos = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 1, minute);

describe('opening hours', () => {
  it.each([
    'always',
    'Mo-Fr',
    'Mo-Fr 8:00',
    'Mo-Fr 18:00-08:00',
    'Xx 08:00-18:00',
    'Mo-Fr 08:00-25:00',
    'Mo 08:61-09:00',
    '',
  ])('"%s" is not understood', (text) => {
    expect(parseOpeningHours(text)).toBeUndefined();
  });

  it.each([
    ['24/7', true],
    ['Mo-Su 00:00-24:00', true],
    ['Mo-Sa 08:00-20:00', true],
    ['Mo-Fr 08:00-18:00; Su 10:00-12:00', true],
    ['Mo-Fr 08:00-18:00', false],
    ['Mo-Sa 08:00-18:00; Sa off', false],
  ])('"%s" is open at weekends: %s', (text, isOpen) => {
    expect(isOpenAtWeekends(hoursOf(text))).toBe(isOpen);
  });

  it.each([
    ['24/7', lagos(21, 3), '24 hours'],
    ['Mo-Su 00:00-24:00', lagos(21, 3), '24 hours'],
    ['Mo-Sa 08:00-20:00', lagos(21, 10), 'Closes 8pm'],
    ['Mo-Sa 08:00-20:00', lagos(21, 7, 59), 'Opens 8am'],
    ['Mo-Sa 08:00-20:00', lagos(21, 20), 'Opens Monday 8am'],
    ['Sa 08:00-12:00,14:00-18:30', lagos(21, 13), 'Opens 2pm'],
    ['Sa 08:00-12:00', lagos(21, 13), 'Opens Saturday 8am'],
    ['Sa 08:00-12:00', lagos(21, 9), 'Closes midday'],
    ['Sa 08:00-18:30', lagos(21, 9), 'Closes 6:30pm'],
    ['Sa 08:00-24:00', lagos(21, 9), 'Closes midnight'],
    ['Mo off', lagos(21, 13), 'Closed'],
    // Half past midnight in Lagos is still the day before in UTC.
    ['Su 00:00-06:00', lagos(22, 0, 30), 'Closes 6am'],
  ])('of "%s" says what matters', (text, nowMs, words) => {
    expect(hoursNow(hoursOf(text), nowMs)).toBe(words);
  });

  it('puts days with the same hours in one line', () => {
    expect(weekInWords(hoursOf('Mo-Fr 08:00-17:00; Sa,Su 09:00-13:00'))).toEqual([
      { days: 'Monday to Friday', hours: '8am to 5pm' },
      { days: 'Saturday and Sunday', hours: '9am to 1pm' },
    ]);
    const split = weekInWords(hoursOf('Mo-Th,Sa 08:00-17:00')).map(({ hours }) => hours);
    expect(split).toEqual(['8am to 5pm', 'Closed', '8am to 5pm', 'Closed']);
    expect(weekInWords(hoursOf('24/7'))).toEqual([{ days: 'Every day', hours: 'Open 24 hours' }]);
  });
});
