import { expect, it } from 'vitest';
import { createLeaveKeys } from './leaving.ts';

const ticket = { list: 'tips', mailingId: '7f9d5c1e-0000-4000-8000-000000000001' } as const;
const keys = createLeaveKeys('a secret of the operator, long enough');
const key = keys.sign(ticket);

it('finds the list and the mailing of a key that it has signed', () => {
  expect(keys.verify(key)).toEqual(ticket);
});

it.each([
  ['another list', key.replace('tips', 'newsletter')],
  ['another mailing', key.replace('0001.', '0002.')],
  ['another signature', `${key.slice(0, -2)}${key.endsWith('AA') ? 'BB' : 'AA'}`],
  ['a part missing', key.slice(0, -1)],
  ['something behind it', `${key}A`],
  ['nothing in it', ''],
  ['a list that does not exist', key.replace('tips', 'constructor')],
])('refuses a key with %s', (_what, forged) => {
  expect(keys.verify(forged)).toBeUndefined();
});

it('refuses a key signed with another secret', () => {
  const others = createLeaveKeys('another secret, just as long as that one');
  expect(keys.verify(others.sign(ticket))).toBeUndefined();
});
