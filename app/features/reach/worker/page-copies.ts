import { CacheExpiration } from 'workbox-expiration';
import { isCampaignParameter } from '#app/kernel/page-data/campaign-parameter.ts';
import { dataElement, dataParameter } from '#app/kernel/page-data/data-parameter.ts';
import { findDataMark } from '#app/kernel/page-data/find-data-mark.ts';
import { parseEdition } from '#app/location/edition.ts';
import { pageCacheName, savedAtHeader } from '../saved-page-names.ts';
import { markAsCopy } from './copy-style.ts';
import { currentEdition, rememberEdition } from './worker-state.ts';

const limits = { maxEntries: 60, maxAgeSeconds: 60 * 24 * 60 * 60 };

const expirations = {
  NG: new CacheExpiration(pageCacheName('NG'), limits),
  DG: new CacheExpiration(pageCacheName('DG'), limits),
};

/** Keeps a page as it was sent, unless it is one person's; remembers the edition it belongs to. */
export async function keepPage(address: string, response: Response): Promise<void> {
  const edition = parseEdition(response.headers.get('site-edition'));
  if (!edition) return;
  await rememberEdition(edition);
  if (!isKeepable(new URL(address), response)) return;
  const headers = new Headers(response.headers);
  headers.set(savedAtHeader, new Date().toISOString());
  const html = await withItsData(await response.text(), address);
  for (const name of bytesHeaders) headers.delete(name);
  const copy = new Response(html, { status: 200, headers });
  const key = keyOf(address);
  const cache = await caches.open(pageCacheName(edition));
  await cache.put(key, copy);
  await expirations[edition].updateTimestamp(key);
  await expirations[edition].expireEntries();
}

function isKeepable({ pathname, searchParams }: URL, { status, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  const isPersonal = searchParams.has('sent') || pathname.startsWith('/checkout');
  // Searches of the directory are as many as there are questions, but the last ones are wanted here.
  const isSearch = pathname === '/providers';
  const isSecret = headers.get('cache-control')?.includes('no-store') ?? false;
  return status === 200 && isPage && !isPersonal && (isSearch || !isSecret);
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

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A copy that says on its face of when it is. */
export async function showAsCopy(copy: Response): Promise<Response> {
  const savedAt = new Date(copy.headers.get(savedAtHeader) ?? 0);
  const headers = plainHeaders(copy);
  const policyName = 'content-security-policy';
  const { html, policy } = await markAsCopy(
    await copy.text(),
    headers.get(policyName) ?? '',
    dateFormat.format(savedAt),
  );
  if (policy !== '') headers.set(policyName, policy);
  return new Response(html, { status: 200, headers });
}

const bytesHeaders = ['content-encoding', 'content-length', 'etag'];

/** The same headers without those that speak of the bytes that were sent. */
export function plainHeaders({ headers }: Response): Headers {
  const plain = new Headers(headers);
  for (const name of bytesHeaders) plain.delete(name);
  return plain;
}

/** A page with the data in it that its scripts would fetch. */
async function withItsData(html: string, address: string): Promise<string> {
  const mark = findDataMark(html);
  if (mark === undefined) return html;
  const url = new URL(address);
  url.searchParams.set(dataParameter, mark);
  const answer = await fetch(url);
  if (!answer.ok) return html;
  const data = (await answer.text()).replaceAll('<', String.raw`\u003c`);
  const element = `<script type="text/plain" id="${dataElement}">${data}</script>`;
  return html.replace('<script type="text/plain"', () => `${element}<script type="text/plain"`);
}

/** Forgets all pages of both editions. */
export async function forgetPages(): Promise<void> {
  await Promise.all([caches.delete(pageCacheName('NG')), caches.delete(pageCacheName('DG'))]);
}
