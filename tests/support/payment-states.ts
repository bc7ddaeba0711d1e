import { openStore } from '#server/store/open-store.ts';
import { createMemoryLog } from './memory-log.ts';
import type { StoreSettings } from './run-store-command.ts';

/** The state of every payment that a store holds, read when nobody else uses it. */
export async function paymentStates(settings: StoreSettings): Promise<readonly string[]> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder = '' } = settings;
  const store = await openStore({ databaseUrl, dataFolder, log: createMemoryLog().log });
  const rows = await store.tables.selectFrom('payments').select('state').execute();
  await store.close();
  return rows.map(({ state }) => state);
}
