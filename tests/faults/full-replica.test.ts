import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readHead } from '#server/store/replica/replica-folder.ts';
import { ask } from '../support/ask.ts';
import { messageOf } from '../support/memory-log.ts';
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
    expect((await ask(site.address, '/status')).text()).toMatch(
      /<dt>Replica<\/dt><dd>\d+ s behind/,
    );
    await site.stop();
  } finally {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
});
