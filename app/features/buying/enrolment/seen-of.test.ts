import { expect, it } from 'vitest';
import { catalogue } from '../../../../tests/support/plan-catalogue.ts';
import { seenOf, type Checkout } from './checkout.server.ts';

const checkout: Checkout = {
  catalogue,
  directory: {} as Checkout['directory'],
  tier: 'gold',
  canMail: false,
  edition: 'NG',
  today: '2026-11-29',
  startWithin: '1 working day',
  contract: { version: '2026-11', note: 'Sample.' },
};
const draft = { who: 'me', name: 'Ada Example', birth: '30 11 1980' };
const seen = seenOf(checkout, draft);

it('an order is what the review showed, in any order of its fields', () => {
  expect(seenOf(checkout, { birth: draft.birth, name: draft.name, who: 'me' })).toBe(seen);
  expect(seenOf(checkout, { ...draft, who: 'family' })).not.toBe(seen);
});

it('an order under another version of the contract is not what the review showed', () => {
  const contract = { ...checkout.contract, version: '2026-12' };
  expect(seenOf({ ...checkout, contract }, draft)).not.toBe(seen);
});

it('nor is one at another price, after a birthday or a change of prices', () => {
  expect(seenOf({ ...checkout, today: '2026-11-28' }, draft)).toBe(seen);
  expect(seenOf({ ...checkout, today: '2026-11-30' }, draft)).not.toBe(seen);
});
