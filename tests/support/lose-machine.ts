import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { readHead } from '#server/store/replica/replica-folder.ts';
import { runStore } from './run-store-command.ts';
import { savedEmails } from './saved-emails.ts';
import { sendLeads } from './send-leads.ts';
import { startSite } from './start-site.ts';

interface LostMachine {
  readonly acknowledged: number;
  readonly missing: number;
  /** How long before the loss the first missing lead was acknowledged. */
  readonly longestMs: number;
  /** How many are missing that were acknowledged before the time that the restore names. */
  readonly unnamed: number;
  /** Leads of earlier machines that are missing now. */
  readonly oldMissing: number;
}

const waiting = { timeout: 120_000, interval: 20 };

/**
 * Kills a site that takes leads, removes its store, and restores it from the replica.
 * @param root holds both folders, and what earlier losses have left
 * @param lateMs how long after the replica was last written; less than the five seconds between turns
 */
export async function loseMachine(
  root: string,
  lateMs: number,
  earlier: readonly string[] = [],
): Promise<LostMachine & { readonly emails: readonly string[] }> {
  const settings = { DATA_DIR: join(root, 'data'), REPLICA_DIR: join(root, 'mount') };
  mkdirSync(settings.REPLICA_DIR, { recursive: true });
  const before = readHead(settings.REPLICA_DIR)?.generation;
  const site = await startSite({ ...settings, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' });
  const senders = sendLeads(4, () => site.address);
  await vi.waitUntil(() => {
    const head = readHead(settings.REPLICA_DIR);
    return head && head.generation !== before && head.sequence > 0;
  }, waiting);
  const sinceMs = () => Date.now() - Date.parse(readHead(settings.REPLICA_DIR)?.at ?? '');
  await vi.waitUntil(() => sinceMs() >= lateMs, waiting);
  const lostAtMs = Date.now();
  await site.kill();
  await senders.stop();
  rmSync(settings.DATA_DIR, { recursive: true });

  const { code, output, errors } = await runStore(settings, 'restore', settings.REPLICA_DIR);
  if (code !== 0) throw new Error(errors);
  const fromMs = Date.parse(
    /^Leads saved from (\S+) to now might be missing\.$/m.exec(output)![1]!,
  );
  const emails = await savedEmails({ databaseUrl: undefined, dataFolder: settings.DATA_DIR });
  const found = new Set(emails);
  const missing = [...senders.acknowledgedAtMs].filter(([email]) => !found.has(email));
  const times = missing.map(([, atMs]) => atMs);
  return {
    acknowledged: senders.acknowledged.size,
    missing: missing.length,
    longestMs: Math.max(0, ...times.map((atMs) => lostAtMs - atMs)),
    unnamed: times.filter((atMs) => atMs < fromMs).length,
    oldMissing: earlier.filter((email) => !found.has(email)).length,
    emails,
  };
}
