import { expect, it } from 'vitest';
import { seenOf } from './checkout.server.ts';

const contract = { version: '2026-11', note: 'Sample.' };
const draft = { who: 'me', name: 'Ada Example' };

it('an order is what the review showed, in any order of its fields', () => {
  const seen = seenOf({ contract }, draft);
  expect(seenOf({ contract }, { name: 'Ada Example', who: 'me' })).toBe(seen);
  expect(seenOf({ contract }, { ...draft, who: 'family' })).not.toBe(seen);
});

it('an order under another version of the contract is not what the review showed', () => {
  const changed = { ...contract, version: '2026-12' };
  expect(seenOf({ contract: changed }, draft)).not.toBe(seenOf({ contract }, draft));
});
