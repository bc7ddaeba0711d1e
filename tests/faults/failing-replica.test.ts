import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readHead } from '#server/store/replica/replica-folder.ts';
import { ask } from '../support/ask.ts';
import { messageOf } from '../support/memory-log.ts';
import { savedEmails } from '../support/saved-emails.ts';
import { sendLeads } from '../support/send-leads.ts';
import { startSite } from '../support/start-site.ts';

const waiting = { timeout: 120_000 };

it('a full folder of the replica refuses no lead, is told, and is caught up with by itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-replica-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
  if (mounted.status !== 0) throw new Error('This needs root to mount a tmpfs.');
  try {
    const settings = { REPLICA_DIR: folder, TRUST_PROXY: '127.0.0.1' };
    await using site = await startSite(settings);
    const says = (message: string) => site.lines.map(messageOf).includes(message);
    await vi.waitUntil(() => readHead(folder), waiting);
    // Fails with what fitted: the disk is full to the last byte.
    expect(() => writeFileSync(join(folder, 'ballast'), Buffer.alloc(5_000_000))).toThrow('ENOSPC');
    const senders = sendLeads(2, () => site.address);
    await vi.waitUntil(
      () => says('REPLICA_DIR: not written; leads are on this machine only'),
      waiting,
    );
    const atFailure = senders.acknowledged.size;
    await vi.waitUntil(() => senders.acknowledged.size > atFailure + 20, waiting);
    expect([...senders.statuses.keys()]).toEqual([202]);
    await senders.stop();
    rmSync(join(folder, 'ballast'));
    const beforeMs = Date.now();
    await vi.waitUntil(() => says('replica written again'), waiting);
    expect(Date.parse(readHead(folder)?.at ?? '')).toBeGreaterThan(beforeMs);
    expect((await ask(site.address, '/status')).text()).toMatch(/embedded, replica \d+ s behind/);
    await site.stop();
  } finally {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
});

it('a folder that never answers refuses no lead and does not keep the site from ending', async () => {
  const root = mkdtempSync(join(tmpdir(), 'silent-replica-'));
  const settings = { DATA_DIR: join(root, 'data'), REPLICA_DIR: join(root, 'mount') };
  mkdirSync(settings.REPLICA_DIR);
  // Whoever opens a pipe waits for its other end, as for a dead server.
  spawnSync('mkfifo', [join(settings.REPLICA_DIR, 'site-unfinished.part')]);
  const site = await startSite({ ...settings, TRUST_PROXY: '127.0.0.1' });
  const senders = sendLeads(2, () => site.address);
  await vi.waitUntil(() => senders.acknowledged.size > 100, waiting);
  await senders.stop();
  expect([...senders.statuses.keys()]).toEqual([202]);
  const { messages } = await site.stop();
  expect(messages.at(-1)).toBe('REPLICA_DIR: does not answer; ended without it');
  const saved = new Set(
    await savedEmails({ databaseUrl: undefined, dataFolder: settings.DATA_DIR }),
  );
  expect([...senders.acknowledged].filter((email) => !saved.has(email))).toEqual([]);
  rmSync(root, { recursive: true });
});
