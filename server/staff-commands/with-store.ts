import { parseSettings, type Settings } from '#server/settings.ts';
import { readSiteEnvironment } from '#server/site-environment.ts';
import { openStoreForCommand } from '#server/store/open-store.ts';
import { placeOf } from '#server/store/store-place.ts';
import type { Store, StoreLimits } from '#server/store/store.ts';
import type { Caller } from './command-line.ts';

/** What a command that works on the store is called with. */
export interface StoreCall extends Caller {
  readonly store: Store;
  readonly settings: Settings;
  /** The store, in words. */
  readonly place: string;
}

/** Says which store it is, opens it for a command, and closes it afterwards. */
export async function withStore(
  { env, stdout, stderr, stdin, openStore = openStoreForCommand }: Caller,
  limits: StoreLimits,
  work: (call: StoreCall) => Promise<void>,
): Promise<void> {
  const settings = parseSettings(readSiteEnvironment(env));
  const place = placeOf(settings);
  stderr.write(`Store: ${place}\n`);
  const store = await openStore(settings, limits);
  try {
    await work({ env, stdout, stderr, stdin, store, settings, place });
  } finally {
    await store.close();
  }
}
