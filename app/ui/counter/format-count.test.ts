import { describe, expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

describe('a counted number', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [9000, '9,000'],
    [300000, '300,000'],
    [1234567.8, '1,234,568'],
  ])('%d is written %s', (value, text) => {
    expect(formatCount(value)).toBe(text);
  });
});
