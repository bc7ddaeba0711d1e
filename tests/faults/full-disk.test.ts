import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { ask } from '../support/ask.ts';
import { savedEmails } from '../support/saved-emails.ts';
import { sendLeads } from '../support/send-leads.ts';
import { startSite } from '../support/start-site.ts';

const aMinuteMs = 60_000;

const clients = 8;

it('a full disk refuses leads in words and says it is not ready, loses none that was acknowledged, and goes on by itself', async () => {
  const folder = mountSmallDisk();
  try {
    await using site = await startSite({
      DATA_DIR: join(folder, 'data'),
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'fatal',
    });
    const readiness = async () => (await ask(site.address, '/readyz')).status;
    expect(await readiness()).toBe(200);
    const senders = sendLeads(clients, () => site.address);
    await vi.waitUntil(() => (senders.statuses.get(503) ?? 0) > 50, aMinuteMs);
    await vi.waitUntil(() => senders.refusals.size > 0, aMinuteMs);
    expect([...senders.refusals]).toEqual(['Error submitting form, please try again']);
    await vi.waitUntil(async () => (await readiness()) === 503, aMinuteMs);
    for (const path of ['/', '/contact', '/healthz']) {
      expect((await ask(site.address, path)).status).toBe(200);
    }
    const beforeRoom = senders.acknowledged.size;
    rmSync(join(folder, 'ballast'));
    await vi.waitUntil(() => senders.acknowledged.size > beforeRoom + 20, aMinuteMs);
    await senders.stop();
    await vi.waitUntil(async () => (await readiness()) === 200, aMinuteMs);
    await site.stop();
    expect(new Set(senders.statuses.keys())).toEqual(new Set([202, 503]));
    const { length: acknowledged } = [...senders.acknowledged];
    const saved = await countSaved(join(folder, 'data'), senders.acknowledged);
    process.stdout.write(
      `Full disk: ${saved} of ${acknowledged} acknowledged leads saved, ` +
        `${senders.statuses.get(503)} refused with 503, goes on with room: 1 of 1\n`,
    );
    expect(saved).toBe(acknowledged);
  } finally {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * Eight megabytes, of which a file that can make room takes five. The rest is full before SQLite empties its
 * log, at four megabytes; with the room the log never fills the disk again.
 */
function mountSmallDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], {
    encoding: 'utf8',
  });
  if (mounted.status !== 0) {
    throw new Error(
      `The full disk cannot be tried here: it needs root to mount a tmpfs. ${mounted.stderr}`,
    );
  }
  writeFileSync(join(folder, 'ballast'), Buffer.alloc(5 * 1024 * 1024));
  return folder;
}

async function countSaved(dataFolder: string, emails: ReadonlySet<string>): Promise<number> {
  const saved = new Set(await savedEmails({ databaseUrl: undefined, dataFolder }));
  return [...emails].filter((email) => saved.has(email)).length;
}
