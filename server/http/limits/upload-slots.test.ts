import { expect, it } from 'vitest';
import { createUploadSlots, type Slot } from './accept-uploads.ts';

const open = () =>
  createUploadSlots({ most: 5, mostBytes: 500, mostOfSender: 3, mostBytesOfSender: 250 });

function release(slot: Slot | undefined): void {
  if (slot?.kind !== 'taken') throw new Error('it was refused');
  slot.release();
}

it('a sender may have so many under way, then must wait for one of them to end', () => {
  const slots = open();
  const taken = [1, 2, 3].map(() => slots.take('192.0.2.1', 10));
  expect(slots.take('192.0.2.1', 10)).toEqual({ kind: 'sender-full' });
  expect(slots.take('192.0.2.2', 10).kind).toBe('taken');
  release(taken[0]);
  expect(slots.take('192.0.2.1', 10).kind).toBe('taken');
  expect(slots.take('192.0.2.1', 10).kind).toBe('sender-full');
});

it('a sender may have so many bytes under way', () => {
  const slots = open();
  const first = slots.take('192.0.2.1', 200);
  expect(slots.take('192.0.2.1', 51)).toEqual({ kind: 'sender-full' });
  expect(slots.take('192.0.2.1', 50).kind).toBe('taken');
  release(first);
  expect(slots.take('192.0.2.1', 200).kind).toBe('taken');
});

it('all together may have so many, and so many bytes', () => {
  const slots = open();
  const taken = [1, 2, 3, 4, 5].map((at) => slots.take(`192.0.2.${at}`, 10));
  expect(slots.take('192.0.2.6', 10)).toEqual({ kind: 'all-full' });
  for (const slot of taken) release(slot);
  expect(slots.take('192.0.2.6', 250).kind).toBe('taken');
  expect(slots.take('192.0.2.7', 250).kind).toBe('taken');
  expect(slots.take('192.0.2.8', 1)).toEqual({ kind: 'all-full' });
});

it('an undeclared proxy, which sends for many, counts only among all', () => {
  const slots = open();
  const taken = [1, 2, 3, 4, 5].map(() => slots.take(undefined, 10).kind);
  expect(new Set(taken)).toEqual(new Set(['taken']));
  expect(slots.take(undefined, 10)).toEqual({ kind: 'all-full' });
});
