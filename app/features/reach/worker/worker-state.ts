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

/** Whether the page that was loaded last was one with few bytes. */
export async function isSavingData(): Promise<boolean> {
  return (await get<unknown>('isSavingData', store)) === true;
}

export function rememberSaving(isSaving: boolean): Promise<void> {
  return set('isSavingData', isSaving, store);
}

const prepared = { cache: 'prepared', address: '/prepared' } as const;

/** For which build pages and files were fetched ahead. */
export async function preparedBuild(): Promise<string | undefined> {
  const note = await caches.match(prepared.address, { cacheName: prepared.cache });
  return note?.text();
}

/** Lies with what was fetched, so that it goes when a browser clears that away. */
export async function rememberPrepared(build: string): Promise<void> {
  const cache = await caches.open(prepared.cache);
  await cache.put(prepared.address, new Response(build));
}
