import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Finding } from '#app/features/status/status-report.types.ts';
import { countWithheld } from '#server/leads/commands/purge-doubt.ts';
import { backlogByService, readBacklog } from '#server/outbox/backlog.ts';
import type { Settings } from '#server/settings.ts';
import { openStoreForCommand } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { writeTestLead } from '#server/leads/write-test-lead.ts';
import { ok, problem, warning } from './finding.ts';
import { judgeStore } from './judge-store.ts';

const leastFreeMegabytes = 500;
const statementTimeoutMs = 5000;

/** Checks that the store can be written to and has space. */
export async function checkStore(settings: Settings): Promise<readonly Finding[]> {
  const isEmbedded = settings.DATABASE_URL === undefined;
  const name = isEmbedded ? `Store in ${resolve(settings.DATA_DIR)}` : 'Store (PostgreSQL)';
  const written = await writeAndRead(settings, name);
  return [...written, await findRoom(settings)];
}

async function writeAndRead(settings: Settings, name: string): Promise<Finding[]> {
  let store: Store | undefined;
  try {
    store = await openStoreForCommand(settings, { statementTimeoutMs });
    await writeTestLead(store);
    const services = backlogByService(await readBacklog(store, Date.now()));
    const findings = judgeStore({ services, withheld: await countWithheld(store) });
    return [ok(name, 'can be written and read'), ...findings];
  } catch (error) {
    const variable = settings.DATABASE_URL === undefined ? 'DATA_DIR' : 'DATABASE_URL';
    const advice = `Forms and API answer 503 until this is fixed. Check ${variable}, the server or disk, and the account's permissions.`;
    return [problem(name, storeFailureReason(error), advice)];
  } finally {
    await store?.close();
  }
}

async function findRoom({ DATA_DIR }: Settings): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(DATA_DIR);
    const megabytes = Math.floor((bavail * bsize) / 1024 ** 2);
    if (megabytes >= leastFreeMegabytes) return ok('Disk', `${megabytes} MB free for DATA_DIR`);
    const advice =
      'Free some space: when the disk is full, forms are refused (nothing saved is lost).';
    return problem('Disk', `only ${megabytes} MB free for DATA_DIR`, advice);
  } catch {
    const advice =
      'The site creates it when it first starts; its parent folder must exist and be writable.';
    return warning('Disk', 'DATA_DIR does not exist', advice);
  }
}
