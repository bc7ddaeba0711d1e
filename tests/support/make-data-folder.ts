import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '#server/log.ts';
import { openStore } from '#server/store/open-store.ts';

/** The folder of a site that has been started once. */
export async function makeDataFolder(): Promise<string> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'doctor-'));
  const store = await openStore({ databaseUrl: undefined, dataFolder, log: createLog('silent') });
  await store.close();
  return dataFolder;
}
