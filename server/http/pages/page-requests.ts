import type { IncomingMessage, ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import { isCampaignParameter } from '#app/kernel/campaign-parameter.ts';
import type { PageCache } from '#server/http/page-cache/page-cache.ts';
import type { CacheResult } from '#server/metrics/metrics.ts';
import { encodingFor, sendPage } from '#server/http/page-cache/finished-page.ts';
import type { FindHandle } from './page-handles.ts';
import { hasOrder, wantsDataSaver } from '#server/http/visitor/cookies.ts';
import type { ResolvedEdition } from '#server/http/visitor/resolve-edition.ts';
import type { RenderPage } from './render-page.ts';
import { withTimeout } from '#server/timers.ts';

export type PageRequests = ReturnType<typeof createPageRequests>;

export interface PageExchange extends ResolvedEdition {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

interface Post {
  readonly body: Buffer | undefined;
  /** Set when the sender has sent too many forms. */
  readonly retryAfterSeconds: number | undefined;
}

interface PageRequestsOptions {
  readonly cache: PageCache;
  readonly renderPage: RenderPage;
  readonly findHandle: FindHandle;
  /** Called when refreshing a stale page fails; the stale page stays. */
  readonly onRefreshError: (error: unknown) => void;
  readonly onLookup?: (result: CacheResult) => void;
}

const longestCachedQuery = 200;
/** As many as the threads that compress pages. */
const rendersTogether = 4;
/** After this the next one starts too: the work is waiting for something else. */
const longestRenderMs = 1000;

/** Puts the page cache in front of the router. */
export function createPageRequests(options: PageRequestsOptions) {
  const { cache, renderPage, findHandle, onLookup = () => undefined } = options;
  const limitRendering = createRenderLimiter(rendersTogether);

  function fill(key: string, exchange: PageExchange) {
    // From the address alone, so that no visitor's data can reach another.
    const plain = new Request(cleanUrl(exchange.url));
    const wanted = { ...formOf(exchange), mayBeCached: true };
    return cache.fill(key, () => limitRendering(() => renderPage(plain, exchange.edition, wanted)));
  }

  async function renderForOne(exchange: PageExchange, post: Post | undefined) {
    const request = toWebRequest(exchange, post?.body);
    const { retryAfterSeconds } = post ?? {};
    const wanted = { ...formOf(exchange), mayBeCached: false, retryAfterSeconds };
    return (await renderPage(request, exchange.edition, wanted)).page;
  }

  return {
    /** Sends a cached page. @returns false when there is none */
    trySend(exchange: PageExchange): boolean {
      const key = cacheKey(exchange, findHandle);
      if (key === undefined) return false;
      const page = cache.find(key);
      if (!page) return false;
      const isStale = cache.isStale(key);
      onLookup(isStale ? 'stale' : 'hit');
      if (isStale) fill(key, exchange).catch(options.onRefreshError);
      sendPage(exchange.request, exchange.response, page, exchange.extraHeaders);
      return true;
    },
    /** Renders the page, or waits for its running render, and sends it. */
    async render(exchange: PageExchange, post?: Post): Promise<void> {
      const key = cacheKey(exchange, findHandle);
      if (!post) onLookup(key === undefined ? 'uncached' : 'miss');
      const page =
        key === undefined ? await renderForOne(exchange, post) : await fill(key, exchange);
      sendPage(exchange.request, exchange.response, page, exchange.extraHeaders);
    },
    forget(isAffected: (path: string) => boolean): void {
      cache.forget((key) => isAffected(pathOf(key)));
    },
  };
}

/** What a request says of the form in which its page is wanted. */
function formOf({ request }: PageExchange) {
  return { isSavingData: wantsDataSaver(request), encoding: encodingFor(request) };
}

function cacheKey(
  { request, url, edition }: PageExchange,
  findHandle: FindHandle,
): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (url.search.length > longestCachedQuery) return undefined;
  if (hasOrder(request)) return undefined;
  const variant = `${edition}${wantsDataSaver(request) ? '-little' : ''}`;
  if (url.search === '') return `${variant} ${url.pathname}`;
  const clean = cleanUrl(url);
  const { cacheParameters } = findHandle(url.pathname);
  return hasOnlyParameters(clean, cacheParameters)
    ? `${variant} ${url.pathname}${clean.search}`
    : undefined;
}

/** True when every parameter is known and appears once: others are not cached. */
export function hasOnlyParameters({ searchParams }: URL, known: readonly string[] = []): boolean {
  const names = [...searchParams.keys()];
  return new Set(names).size === names.length && names.every((name) => known.includes(name));
}

function pathOf(key: string): string {
  return key.slice(key.indexOf(' ') + 1).replace(/\?.*/s, '');
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

/** Renders a few pages at a time: all at once would finish no sooner and take more memory. */
export function createRenderLimiter(most: number) {
  const limit = pLimit(most);
  return <Result>(work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      void limit(async () => {
        const settled = work().then(resolve, reject);
        await withTimeout(settled, longestRenderMs).catch(() => undefined);
      });
    });
}
