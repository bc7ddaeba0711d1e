import type { Settings } from '#server/settings.ts';
import { storeFileIn } from '../embedded-store.ts';
import { stageFromPostgres } from './copies-of-postgres.ts';
import { removeDatabase, stageCopy } from './stage-copy.ts';
import type { StoreFacts } from './store-facts.ts';
import { putInPlace } from './sync-disk.ts';

/** Saves a snapshot while the site runs, in one format that either engine can restore. */
export async function saveStore(settings: Settings, file: string): Promise<StoreFacts> {
  const part = `${file}.part`;
  try {
    const facts = await stage(settings, part);
    putInPlace(part, file);
    return facts;
  } finally {
    removeDatabase(part);
  }
}

function stage({ DATABASE_URL, DATA_DIR }: Settings, part: string): Promise<StoreFacts> {
  return DATABASE_URL === undefined
    ? stageCopy(storeFileIn(DATA_DIR), part)
    : stageFromPostgres(DATABASE_URL, part, false);
}
