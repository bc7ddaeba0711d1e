import { CacheExpiration } from 'workbox-expiration';
import { isCampaignParameter } from '#app/kernel/campaign-parameter.ts';
import { parseEdition } from '#app/location/edition.ts';
import { savedCopyTiming } from '../saved-copy.ts';
import { pageCacheName, savedAtHeader } from '../saved-page-names.ts';
import { currentEdition, rememberEdition } from './worker-state.ts';

const limits = { maxEntries: 60, maxAgeSeconds: 60 * 24 * 60 * 60 };

const expirations = {
  NG: new CacheExpiration(pageCacheName('NG'), limits),
  DG: new CacheExpiration(pageCacheName('DG'), limits),
};

/** They speak of the bytes that were sent, and a copy holds what was in them. */
const bytesHeaders = ['content-encoding', 'content-length', 'etag'];

/** Keeps a page as it was sent, unless it is one person's; remembers the edition it belongs to. */
export async function keepPage(address: string, response: Response): Promise<void> {
  const edition = parseEdition(response.headers.get('site-edition'));
  if (!edition) return;
  await rememberEdition(edition);
  // The server knows what is one visitor's alone.
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

/** The copy of a page in the edition of this visitor. */
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

/** Forgets all pages of both editions. */
export async function forgetPages(): Promise<void> {
  await Promise.all([caches.delete(pageCacheName('NG')), caches.delete(pageCacheName('DG'))]);
}
