import { randomUUID } from 'node:crypto';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Edition } from '#app/site/edition.ts';
import { isFramed } from '#app/site/framed.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import type { Visit } from '#server/compose/router-context.ts';
import type { Services } from '#server/compose/services.ts';
import type { ReadPage } from '#server/discovery/page-list.ts';
import { finishPage, type Encoding } from '#server/http/page-cache/finished-page.ts';
import type { Rendered } from '#server/http/page-cache/page-cache.ts';
import { inertPolicy, securityHeaders } from '#server/http/security-headers.ts';
import type { Log } from '#server/log.ts';
import { contentSecurityPolicy, findBlockedCode } from './content-security-policy.ts';
import type { FindHandle } from './page-handles.ts';
import { speculationHeader } from './speculation-rules.ts';

interface RenderOptions {
  readonly mayBeCached: boolean;
  readonly isSavingData?: boolean;
  /** The one encoding to compress a page in that is not cached. */
  readonly encoding?: Encoding;
  /** Set when the sender has sent too many forms. */
  readonly retryAfterSeconds?: number | undefined;
}

export type RenderPage = (
  request: Request,
  edition: Edition,
  options: RenderOptions,
) => Promise<Rendered>;

interface RendererOptions {
  readonly services: Pick<Services, 'settings' | 'log' | 'isDevelopment' | 'policyOptions'>;
  readonly contextOf: (visit: Visit) => RouterContextProvider;
  readonly findHandle: FindHandle;
}

/** Creates a renderer that gives the router a context for each request. */
export function createPageRenderer(
  build: ServerBuild,
  options: RendererOptions,
): { readonly render: RenderPage; readonly read: ReadPage } {
  const { services, contextOf, findHandle } = options;
  const handle = createRequestHandler(build, services.isDevelopment ? 'development' : 'production');
  const always = securityHeaders(services.settings);
  const watch = createCodeWatch(services.log);
  return {
    async read(path, edition) {
      const visit = { edition, isSavingData: false, retryAfterSeconds: undefined };
      const request = new Request(services.settings.SITE_URL + path);
      const response = await handle(request, contextOf({ ...visit, requestId: randomUUID() }));
      return { status: response.status, html: await response.text() };
    },
    async render(request, edition, wanted) {
      const { mayBeCached, isSavingData = false, encoding, retryAfterSeconds } = wanted;
      const requestId = randomUUID();
      const context = contextOf({ edition, isSavingData, requestId, retryAfterSeconds });
      const response = await handle(asDocument(request), context);
      const isShared = mayBeCached && isShareable(request, response);
      const url = new URL(request.url);
      const { offline } = findHandle(url.pathname);
      const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
      const text = await response.text();
      if (isHtml) watch(text);
      // A redirect says what has been done, and has no page to show it on.
      const isRedirect = response.status >= 300 && response.status < 400;
      const isRefused = retryAfterSeconds !== undefined && !isRedirect;
      const policy = { ...services.policyOptions, isFramed: mayBeFramed(url) };
      const headers = () => ({
        ...headersOf(response),
        ...always,
        'content-security-policy': isHtml ? contentSecurityPolicy(text, policy) : inertPolicy,
        ...(isHtml && !isSavingData && speculationHeader),
        // A copy says that it is one, for which a frame has no room.
        ...(!policy.isFramed &&
          mayBeCachedOffline(response, offline, isShared) && { 'site-offline': 'keep' }),
        'cache-control': response.headers.get('cache-control') ?? 'private, no-cache',
        vary: 'Accept-Encoding, Cookie, Save-Data',
        // The service worker caches each edition's pages separately.
        'site-edition': edition,
        // The router answers 405 to a form posted to a page without an action.
        ...(response.status === 405 && { allow: 'GET, HEAD' }),
        ...(!isShared && { 'x-request-id': requestId }),
        ...(isRefused && { 'retry-after': String(retryAfterSeconds) }),
      });
      // Level 11 takes longer than the page itself: only worth it for pages that many read.
      const brotliLevel = isShared && !request.url.includes('?') ? 11 : 4;
      const status = isRefused ? 429 : response.status;
      const packing = { brotliLevel, ...(encoding && !isShared && { encoding }) };
      return { page: await finishPage({ status, headers, body: text, ...packing }), isShared };
    },
  };
}

/** Logs each kind of inline code that browsers will block, once. */
function createCodeWatch(log: Log): (html: string) => void {
  const reported = new Set<string>();
  return (html) => {
    const code = findBlockedCode(html);
    if (code === undefined || reported.has(code)) return;
    reported.add(code);
    log.error({ code }, 'page contains inline code that its content security policy blocks');
  };
}

/** Hides the router's `.data` addresses: this site sends no scripts that use them. */
function asDocument(request: Request): Request {
  const url = new URL(request.url);
  if (!url.pathname.endsWith('.data')) return request;
  url.pathname += '/';
  return new Request(url, request);
}

/** Keeps cookies separate: joined into one header they would be one cookie. */
function headersOf({ headers }: Response): Record<string, string | readonly string[]> {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}

/** True for the bare quote form, which the quote dialog shows in a frame. */
function mayBeFramed({ pathname, searchParams }: URL): boolean {
  return isFramed(searchParams) && /^\/(insurance-calculator|gallery$)/.test(pathname);
}

function isShareable(request: Request, response: Response): boolean {
  return (
    request.method === 'GET' &&
    response.status === 200 &&
    !response.headers.has('set-cookie') &&
    !isSecret(response)
  );
}

/** Lets the service worker keep shared pages, and those whose route allows it. */
function mayBeCachedOffline(
  response: Response,
  offline: PageHandle['offline'],
  isShared: boolean,
): boolean {
  if (response.status !== 200 || offline === 'never') return false;
  return isShared || (offline === 'always' && !isSecret(response));
}

function isSecret({ headers }: Response): boolean {
  return headers.get('cache-control')?.includes('no-store') ?? false;
}
