import { expect, it } from 'vitest';
import { createVisitorBudget } from './visitor-budget.ts';

function budget() {
  const clock = { nowMs: 0 };
  const created = createVisitorBudget({ most: 10, windowMs: 60_000, now: () => clock.nowMs });
  return { clock, spend: created.spend };
}

it('lets a visitor spend it, then says how long to wait', () => {
  const { clock, spend } = budget();
  for (let at = 0; at < 10; at += 1) expect(spend('192.0.2.1', 1)).toBeUndefined();
  clock.nowMs = 20_500;
  expect(spend('192.0.2.1', 1)).toBe(40);
  expect(spend('192.0.2.2', 10)).toBeUndefined();
  clock.nowMs = 60_000;
  expect(spend('192.0.2.1', 1)).toBeUndefined();
});

it('counts a costly request as several', () => {
  const { spend } = budget();
  expect(spend('192.0.2.1', 8)).toBeUndefined();
  expect(spend('192.0.2.1', 8)).toBe(60);
});

it('forgets the oldest of very many visitors', () => {
  const { spend } = budget();
  spend('192.0.2.1', 10);
  for (let at = 0; at < 20_000; at += 1) spend(`visitor ${at}`, 1);
  expect(spend('192.0.2.1', 10)).toBeUndefined();
});
