import { expect, it } from 'vitest';
import { parseTipsProfile } from './tips-profile.ts';

it('drops results and themes that nobody offered', () => {
  expect(parseTipsProfile('bmi-huge', ['food', 'toString', 7, 'food'])).toEqual({
    result: undefined,
    themes: ['food'],
  });
  expect(parseTipsProfile('constructor', [])).toEqual({ result: undefined, themes: [] });
});
