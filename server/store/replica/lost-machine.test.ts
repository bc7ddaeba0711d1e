import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loseMachine } from '../../../tests/support/lose-machine.ts';

it(
  'a lost machine loses at most ten seconds of leads, and the restore says from when',
  { tags: 'long' },
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'lost-machine-'));
    const lost = await loseMachine(root, 3000);
    expect(lost.acknowledged).toBeGreaterThan(lost.missing);
    expect(lost.longestMs).toBeLessThanOrEqual(10_000);
    expect(lost.unnamed).toBe(0);
    rmSync(root, { recursive: true });
  },
);
