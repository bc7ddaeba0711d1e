import { expect, it } from 'vitest';
import { keepsNothing } from './keeps-nothing.ts';

it.each([
  ['/checkout/gold?step=people', true],
  ['/checkout/gold?step=review', true],
  ['/checkout/gold?step=pay', false],
  ['/checkout/gold', false],
  ['/checkout/payment?request=x', false],
  ['/contact?step=people', false],
])('a form sent to %s keeps nothing: %s', (address, keeps) => {
  expect(keepsNothing(new URL(address, 'http://localhost'))).toBe(keeps);
});
