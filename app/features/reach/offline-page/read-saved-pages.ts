import type { Edition } from '#app/location/edition.ts';
import { pageCacheName, savedAtHeader } from '../saved-page-names.ts';

/** A page that the service worker has kept. */
export interface SavedPage {
  readonly path: string;
  readonly title: string;
  /** When, in words. */
  readonly savedAt: string;
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Reads what is kept of an edition, by title. */
export async function readSavedPages(edition: Edition): Promise<readonly SavedPage[]> {
  if (!('caches' in window) || !(await caches.has(pageCacheName(edition)))) return [];
  const cache = await caches.open(pageCacheName(edition));
  const pages = await Promise.all((await cache.keys()).map((request) => readPage(cache, request)));
  return pages.flat().toSorted((one, other) => one.title.localeCompare(other.title));
}

async function readPage(cache: Cache, request: Request): Promise<SavedPage[]> {
  const response = await cache.match(request);
  const savedAt = response?.headers.get(savedAtHeader);
  if (!response || !savedAt) return [];
  const { pathname, search } = new URL(request.url);
  const [, title = ''] = /<title>([^<|]*)/.exec(await response.text()) ?? [];
  const decoded = decode(title).trim();
  return [
    {
      path: pathname + search,
      title: (decoded || pathname) + (search === '' ? '' : `: ${describe(search)}`),
      savedAt: dateFormat.format(new Date(savedAt)),
    },
  ];
}

/** React escapes no more than these in a text. */
function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

function describe(search: string): string {
  return [...new URLSearchParams(search).values()].filter(Boolean).join(', ');
}
