import { expect, it } from 'vitest';
import { prices } from '../../../../../tests/support/plan-catalogue.ts';
import { checkBirth } from './check-birth.ts';

it.each([
  ['2026-11-21', 'child', { kind: 'birth', day: '2026-11-21', age: 0 }],
  ['2026-11-22', 'child', { kind: 'problem', message: 'Date of birth must be in the past' }],
  ['2027-01-05', 'anybody', { kind: 'problem', message: 'Date of birth must be in the past' }],
  // Ages count on the first day of the new year.
  ['2009-01-05', 'adult', { kind: 'birth', day: '2009-01-05', age: 18 }],
] as const)('a birth on %s of a renewal that starts later, of a %s: %o', (day, role, birth) => {
  const rules = { prices, today: '2027-01-05', enteredOn: '2026-11-21' };
  expect(checkBirth(day, role, rules)).toEqual(birth);
});
