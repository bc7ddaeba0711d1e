import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay } from './format-day.ts';

const platform = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Lagos',
});

test('a day is written as in Nigeria', () => {
  expect(formatDay('2026-11-21')).toBe('21 November 2026');
});

test('a moment is the day that it is in Lagos', () => {
  expect(formatDay('2026-12-31T23:30:00Z')).toBe('1 January 2027');
});

test('what is no date is refused', () => {
  expect(() => formatDay('soon')).toThrow(RangeError);
});

test('the platform writes every moment of a century in the same way', () => {
  const moments = date({
    min: new Date('1970-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  assert(
    property(moments, (moment) => {
      expect(formatDay(moment.toISOString())).toBe(platform.format(moment));
    }),
  );
});
