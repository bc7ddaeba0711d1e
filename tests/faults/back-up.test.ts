import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { savedEmails } from '../support/saved-emails.ts';
import { startPostgres } from '../support/postgres.ts';
import { sendLeads } from '../support/send-leads.ts';
import { startSite } from '../support/start-site.ts';
import { untilReady } from '../support/until-ready.ts';

const aMinuteMs = 60_000;

type Settings = Readonly<Record<string, string>>;

async function backUp(action: 'save' | 'restore', file: string, settings: Settings) {
  const child = spawn('bash', ['scripts/back-up.sh', action, file], {
    env: { PATH: process.env['PATH'], SETTINGS_FILE: '/dev/null', ...settings },
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await closed, output, errors };
}

async function emailsIn(settings: Settings): Promise<ReadonlySet<string>> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder = '' } = settings;
  return new Set(await savedEmails({ databaseUrl, dataFolder }));
}

/** Saves while leads arrive, loses everything after that, restores, and looks what is there. */
async function rehearse(where: string, settings: Settings, folder: string): Promise<void> {
  const file = join(folder, 'copy');
  const site = await startSite({ ...settings, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'fatal' });
  const senders = sendLeads(8, () => site.address);
  await vi.waitUntil(() => senders.acknowledged.size > 200, aMinuteMs);
  const before = new Set(senders.acknowledged);
  const startedAt = performance.now();
  expect(await backUp('save', file, settings)).toMatchObject({ code: 0 });
  const savedMs = performance.now() - startedAt;
  const atSave = senders.acknowledged.size;
  await vi.waitUntil(() => senders.acknowledged.size > atSave + 100, aMinuteMs);
  await senders.stop();
  await site.stop();
  const restoredAt = performance.now();
  expect(await backUp('restore', file, settings)).toMatchObject({ code: 0 });
  const restoredMs = performance.now() - restoredAt;
  const found = await emailsIn(settings);
  const saved = [...before].filter((email) => found.has(email)).length;
  process.stdout.write(
    `Back-up, ${where}: saved under load in ${(savedMs / 1000).toFixed(1)} s, restored in ${(restoredMs / 1000).toFixed(1)} s, ` +
      `${saved} of ${before.size} leads acknowledged before it are there\n`,
  );
  expect(saved).toBe(before.size);
  // None that came after it.
  expect(found.size).toBeLessThan(senders.acknowledged.size);
  await using again = await startSite({ ...settings });
  await untilReady(again.address);
}

it('the embedded store is saved under load and restored as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'back-up-'));
  const settings = { DATA_DIR: join(folder, 'data') };
  await rehearse('embedded store', settings, folder);
  await using site = await startSite(settings);
  expect((await backUp('restore', join(folder, 'copy'), settings)).errors).toContain(
    'is in use: stop the site first.\n',
  );
  await untilReady(site.address);
  rmSync(folder, { recursive: true, force: true });
});

it('PostgreSQL is saved under load and restored as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'back-up-'));
  await using postgres = await startPostgres();
  await rehearse('PostgreSQL', { DATABASE_URL: postgres.url, DATA_DIR: folder }, folder);
  rmSync(folder, { recursive: true, force: true });
});
