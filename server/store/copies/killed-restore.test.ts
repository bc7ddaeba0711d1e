import { expect, it } from 'vitest';
import { killRestores } from '../../../tests/support/kill-restores.ts';

/** From checking the copy to the last sync; the long run kills at every step. */
const parts = [0.3, 0.75, 0.95];

it('a restore that is killed leaves one of the two stores whole, and loses no lead', async () => {
  const results = await killRestores((steps) => parts.map((part) => Math.round(steps * part)));
  expect(results).toHaveLength(parts.length);
  for (const result of results) {
    expect(result).toEqual({
      step: result.step,
      found: expect.stringMatching(/^(old|new)$/),
      isNothingLost: true,
    });
  }
}, 600_000);
