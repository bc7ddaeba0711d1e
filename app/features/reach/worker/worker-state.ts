import { createStore, get, set } from 'idb-keyval';
import { parseEdition, type Edition } from '#app/location/edition.ts';
import { worker } from './worker-scope.ts';

/* What the worker must remember: browsers stop and start it as they like. */

const store = createStore('site-worker', 'state');

/** The edition of which pages may be shown: the visitor's own choice, else what was sent last. */
export async function currentEdition(): Promise<Edition | undefined> {
  const cookie = await worker.cookieStore?.get('edition').catch(() => null);
  return parseEdition(cookie?.value) ?? parseEdition(await get<unknown>('edition', store));
}

/** Remembers the edition of what was sent or chosen last. */
export function rememberEdition(edition: Edition): Promise<void> {
  return set('edition', edition, store);
}
