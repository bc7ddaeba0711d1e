import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Edition } from '#app/location/edition.ts';
import { isCampaignParameter } from '#app/kernel/page-data/campaign-parameter.ts';
import { dataParameter } from '#app/kernel/page-data/data-parameter.ts';
import type { FinishedPage } from '#server/http/page-cache/finished-page.ts';
import type { PageCache } from '#server/http/page-cache/page-cache.ts';
import type { CacheResult } from '#server/metrics/metrics.ts';
import { encodingFor, sendPage } from '#server/http/page-cache/send-page.ts';
import { createTurns } from '#server/http/page-cache/take-turns.ts';
import type { PostLimit } from '#server/http/limits/post-limit.ts';
import { hasKnownParametersOnly } from './cached-parameters.ts';
import { savesData } from '#server/http/visitor/saves-data.ts';
import type { RenderPage } from './render-page.ts';

/** Answers requests for pages. */
export interface PageRequests {
  /** Sends a page from memory and says true; false when it is not there. */
  trySend(exchange: PageExchange): boolean;
  /**
   * Renders (or waits for) the page and sends it.
   * @returns false when nothing was sent: the data that a page asks for is no longer that of the page
   */
  render(exchange: PageExchange, post?: Post): Promise<boolean>;
  /** Forgets the pages of some paths, in both editions. */
  forget(isAffected: (path: string) => boolean): void;
}

/** One request for a page, with what was already found out about it. */
export interface PageExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly edition: Edition;
  readonly extraHeaders: readonly string[];
}

/** What a form sends, read and counted. */
interface Post {
  readonly body: Buffer | undefined;
  readonly limit: PostLimit;
}

interface PageRequestsOptions {
  readonly cache: PageCache;
  readonly renderPage: RenderPage;
  /** Called when a stale page could not be rendered again; the stale one stays. */
  readonly onRefreshError: (error: unknown) => void;
  /** Told what became of each look into the cache. */
  readonly onLook?: (result: CacheResult) => void;
}

const longestCachedQuery = 200;
/** As many as the threads that compress them. */
const rendersTogether = { most: 4, longestMs: 1000 };

/** Puts the page cache in front of the router. */
export function createPageRequests(options: PageRequestsOptions): PageRequests {
  const { cache, renderPage, onLook = () => undefined } = options;
  const takeTurn = createTurns(rendersTogether);

  function fill(key: string, exchange: PageExchange) {
    // Made from the address alone, so that nothing of one visitor can reach another.
    const plain = new Request(cleanUrl(exchange.url));
    const wanted = {
      mayBeKept: true,
      isSavingData: savesData(exchange.request),
      encoding: encodingFor(exchange.request),
    };
    return cache.fill(key, () => takeTurn(() => renderPage(plain, exchange.edition, wanted)));
  }

  async function renderForOne(exchange: PageExchange, post: Post | undefined) {
    const request = toWebRequest(exchange, post?.body);
    const wanted = {
      mayBeKept: false,
      isSavingData: savesData(exchange.request),
      encoding: encodingFor(exchange.request),
      ...(post && { limit: post.limit }),
    };
    return (await renderPage(request, exchange.edition, wanted)).page;
  }

  return {
    trySend(asked) {
      const { exchange, mark } = withoutMark(asked);
      const key = cacheKey(exchange);
      const found = key === undefined ? undefined : cache.find(key);
      const page = found && partOf(found, mark);
      if (!page || key === undefined) return false;
      const isStale = cache.isStale(key);
      onLook(isStale ? 'stale' : 'hit');
      if (isStale) fill(key, exchange).catch(options.onRefreshError);
      sendPage(exchange.request, exchange.response, page, exchange.extraHeaders);
      return true;
    },
    async render(asked, post) {
      const { exchange, mark } = withoutMark(asked);
      const key = cacheKey(exchange);
      // The page in memory has other data, or it would have been sent from there.
      if (mark !== undefined && (key === undefined || cache.find(key))) return false;
      if (!post) onLook(key === undefined ? 'uncached' : 'miss');
      const rendered =
        key === undefined ? await renderForOne(exchange, post) : await fill(key, exchange);
      const page = partOf(rendered, mark);
      if (page) sendPage(exchange.request, exchange.response, page, exchange.extraHeaders);
      return page !== undefined;
    },
    forget: (isAffected) => cache.forget((key) => isAffected(pathOf(key))),
  };
}

/** What a request is for: a page, or its data with this mark. */
function withoutMark(exchange: PageExchange): { exchange: PageExchange; mark?: string } {
  const mark = exchange.url.searchParams.get(dataParameter);
  const isPost = exchange.request.method === 'POST';
  if (mark === null || isPost) return { exchange };
  const url = new URL(exchange.url);
  url.searchParams.delete(dataParameter);
  return { exchange: { ...exchange, url }, mark };
}

function partOf(page: FinishedPage, mark: string | undefined): FinishedPage | undefined {
  if (mark === undefined) return page;
  return page.data?.mark === mark ? page.data.page : undefined;
}

function cacheKey({ request, url, edition }: PageExchange): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (url.search.length > longestCachedQuery) return undefined;
  const variant = `${edition}${savesData(request) ? '-little' : ''}`;
  if (url.search === '') return `${variant} ${url.pathname}`;
  const clean = cleanUrl(url);
  return hasKnownParametersOnly(clean) ? `${variant} ${url.pathname}${clean.search}` : undefined;
}

/** The path within a cache key. */
function pathOf(key: string): string {
  return key.slice(key.indexOf(' ') + 1).replace(/\?.*$/, '');
}

function cleanUrl(url: URL): URL {
  const clean = new URL(url);
  for (const name of new Set(url.searchParams.keys())) {
    if (isCampaignParameter(name)) clean.searchParams.delete(name);
  }
  clean.searchParams.sort();
  return clean;
}

function toWebRequest({ request, url }: PageExchange, body: Buffer | undefined): Request {
  const method = request.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(url, { method, headers, ...(body && { body: new Uint8Array(body) }) });
}
