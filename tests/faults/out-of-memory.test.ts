import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ask } from '../support/ask.ts';
import { savedEmails } from '../support/saved-emails.ts';
import { sendLeads } from '../support/send-leads.ts';
import { startSite } from '../support/start-site.ts';
import { untilReady } from '../support/until-ready.ts';

const clients = 8;
const aMinuteMs = 60_000;
/** Enough to start and to take leads, too little for the list of providers, which loads after the start. */
const smallHeap = '--max-old-space-size=40';

it('a process that runs out of memory has saved what it acknowledged, and the next one goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'out-of-memory-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const settings = { DATA_DIR: folder, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'fatal' };
  const small = await startSite({ ...settings, NODE_OPTIONS: smallHeap });
  const senders = sendLeads(clients, () => small.address);
  const isGone = () =>
    ask(small.address, '/healthz').then(
      () => false,
      () => true,
    );
  await vi.waitUntil(isGone, aMinuteMs);
  await senders.stop();
  await using next = await startSite(settings);
  await untilReady(next.address);
  expect(await next.stop()).toMatchObject({ code: 0 });
  const saved = new Set(await savedEmails({ databaseUrl: undefined, dataFolder: folder }));
  const acknowledged = [...senders.acknowledged];
  const kept = acknowledged.filter((email) => saved.has(email)).length;
  process.stdout.write(
    `Out of memory: ${kept} of ${acknowledged.length} acknowledged leads saved, goes on: 1 of 1\n`,
  );
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(kept).toBe(acknowledged.length);
});
