import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loseMachine } from '../support/lose-machine.ts';

const machines = 12;

it('twelve machines lost one after another lose ten seconds each at most', async () => {
  const root = mkdtempSync(join(tmpdir(), 'lost-machines-'));
  let emails: readonly string[] = [];
  let [acknowledged, missing, longestMs] = [0, 0, 0];
  for (let machine = 0; machine < machines; machine += 1) {
    // Each time a little later, at last just before the next turn.
    const lost = await loseMachine(root, machine * 400, emails);
    expect(lost).toMatchObject({ unnamed: 0, oldMissing: 0 });
    emails = lost.emails;
    acknowledged += lost.acknowledged;
    missing += lost.missing;
    longestMs = Math.max(longestMs, lost.longestMs);
  }
  process.stdout.write(
    `Replica: ${machines} machines lost, ${missing} of ${acknowledged} acknowledged leads missing, ` +
      `the first acknowledged ${(longestMs / 1000).toFixed(1)} s before\n`,
  );
  expect(acknowledged).toBeGreaterThan(missing);
  expect(longestMs).toBeLessThanOrEqual(10_000);
  rmSync(root, { recursive: true });
});
