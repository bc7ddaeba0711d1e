import { openStore } from '#server/store/open-store.ts';
import { createMemoryLog } from './memory-log.ts';

interface Place {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}

/** The email of every lead that a store holds, read when nobody else uses it. */
export async function savedEmails(place: Place): Promise<readonly string[]> {
  const store = await openStore({ ...place, log: createMemoryLog().log });
  const rows = await store.tables.selectFrom('leads').select('email').execute();
  await store.close();
  return rows.flatMap(({ email }) => email ?? []);
}
