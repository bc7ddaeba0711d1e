import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createLoadShedder,
  fewestAtWork,
  longestDelayMs,
  mostAtWork,
  mostCostlyAtWork,
} from './load-shedder.ts';

function shedder(delayMs = 0) {
  const clock = { delayMs };
  const created = createLoadShedder({ delayMs: () => clock.delayMs, close: () => undefined });
  return { clock, admit: (isCostly = false) => created.admit(isCostly) };
}

describe('a process that keeps up', () => {
  it('takes requests up to its limit, and again when some have ended', () => {
    const { admit } = shedder();
    const ends = Array.from({ length: mostAtWork }, () => admit());
    expect(ends.every((end) => end !== undefined)).toBe(true);
    expect(admit()).toBeUndefined();
    ends[0]?.();
    ends[0]?.();
    expect(admit()).toBeDefined();
    expect(admit()).toBeUndefined();
  });

  it('takes few costly ones at once, and others beside them', () => {
    const { admit } = shedder();
    for (let at = 0; at < mostCostlyAtWork; at += 1) expect(admit(true)).toBeDefined();
    expect(admit(true)).toBeUndefined();
    expect(admit()).toBeDefined();
  });
});

describe('a process that is late', () => {
  it('turns requests away until it has caught up', () => {
    const { admit, clock } = shedder();
    for (let at = 0; at < fewestAtWork; at += 1) admit();
    clock.delayMs = longestDelayMs + 1;
    expect(admit()).toBeUndefined();
    clock.delayMs = longestDelayMs;
    expect(admit()).toBeDefined();
  });

  it('serves the few who are there whatever makes it late', () => {
    const { admit } = shedder(10_000);
    expect(admit()).toBeDefined();
  });
});

it('measures its own delay', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const measured = createLoadShedder();
  onTestFinished(() => {
    measured.close();
    now.mockRestore();
  });
  for (let at = 0; at < fewestAtWork; at += 1) measured.admit(false);
  expect(measured.admit(false)).toBeDefined();
  // It looks at its timers twice a second: nothing has let it come to them for that long.
  now.mockReturnValue(500 + longestDelayMs);
  expect(measured.admit(false)).toBeDefined();
  now.mockReturnValue(500 + longestDelayMs + 1);
  expect(measured.admit(false)).toBeUndefined();
});
