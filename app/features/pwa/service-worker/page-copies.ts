import { createStore, get, set } from 'idb-keyval';
import { CacheExpiration } from 'workbox-expiration';
import { isCampaignParameter } from '#app/kernel/campaign-parameter.ts';
import { byEdition, parseEdition, type Edition } from '#app/site/edition.ts';
import { getCarePath } from '#app/site/get-care-path.ts';
import { offlinePath, pageCacheName, savedAtHeader, savedCopyTiming } from '../saved-copy.ts';
import { worker } from './worker-scope.ts';

const limits = { maxEntries: 60, maxAgeSeconds: 60 * 24 * 60 * 60 };

const expirations = byEdition((edition) => new CacheExpiration(pageCacheName(edition), limits));

/** They describe the bytes as sent, and a copy is decoded. */
const bytesHeaders = ['content-encoding', 'content-length', 'etag'];

/** Browsers stop and start the worker as they like, so what it knows is stored. */
const state = createStore('site-worker', 'state');

/** Saves a page unless it is one visitor's alone, and remembers its edition. */
export async function savePage(address: string, response: Response): Promise<void> {
  const edition = parseEdition(response.headers.get('site-edition'));
  if (!edition) return;
  await rememberEdition(edition);
  if (response.headers.get('site-offline') !== 'keep') return;
  const headers = new Headers(response.headers);
  const now = new Date();
  headers.set(savedAtHeader, now.toISOString());
  headers.set('server-timing', `${savedCopyTiming};desc="${now.getTime()}"`);
  for (const name of bytesHeaders) headers.delete(name);
  const key = keyOf(address);
  const cache = await caches.open(pageCacheName(edition));
  await cache.put(key, new Response(await response.blob(), { headers }));
  await expirations[edition].updateTimestamp(key);
  await expirations[edition].expireEntries();
}

/** Finds the copy of a page in this visitor's edition. */
export async function findCopy(address: string): Promise<Response | undefined> {
  const edition = await currentEdition();
  if (!edition) return undefined;
  const cache = await caches.open(pageCacheName(edition));
  return cache.match(keyOf(address), { ignoreVary: true });
}

function keyOf(address: string): string {
  const url = new URL(address);
  for (const name of new URL(address).searchParams.keys()) {
    if (name === 'edition' || isCampaignParameter(name)) url.searchParams.delete(name);
  }
  url.searchParams.sort();
  url.hash = '';
  return url.href;
}

/** Removes all pages of both editions. */
export async function forgetPages(): Promise<void> {
  await Promise.all([caches.delete(pageCacheName('NG')), caches.delete(pageCacheName('DG'))]);
}

/** The visitor's own choice of edition, else that of the last page sent. */
async function currentEdition(): Promise<Edition | undefined> {
  const cookie = await worker.cookieStore?.get('edition').catch(() => null);
  return parseEdition(cookie?.value) ?? parseEdition(await get<unknown>('edition', state));
}

/** Remembers the edition that was sent or chosen last. */
export function rememberEdition(edition: Edition): Promise<void> {
  return set('edition', edition, state);
}

export const offlineAddress = new URL(offlinePath, worker.location.origin).href;

/** On every device before it is needed: where to get care, and what to do without a network. */
export const keptAddresses = [new URL(getCarePath, worker.location.origin).href, offlineAddress];

/** Fetches and saves a page; where that fails, another event tries again. */
export async function fetchPage(address: string): Promise<void> {
  await fetch(address)
    .then((response) => savePage(address, response))
    .catch(() => undefined);
}

/** Does so unless this edition has a copy. */
export async function fetchMissingPage(address: string): Promise<void> {
  if (!(await findCopy(address))) await fetchPage(address);
}
