import { randomUUID } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
  companyContext,
  faqsContext,
  bankTransferContext,
  identityContext,
  informationPagesContext,
  leadIntakeContext,
  quizContext,
  newsContext,
  paymentDeskContext,
  providerDirectoryContext,
  planCatalogueContext,
  qrCodesContext,
  requestLogContext,
  siteContext,
  siteSearchContext,
  tileMapContext,
  visitorContext,
} from '#app/context.ts';
import type { SiteSearch } from '#app/features/search/site-search.ports.ts';
import type { Edition } from '#app/location/edition.ts';
import type { PageHandle } from '#app/location/page-handle.ts';
import type { ReadPage } from '#server/discovery/page-list.ts';
import type { PostLimit } from '#server/http/limits/post-limit.ts';
import type { Log } from '#server/logging/log.ts';
import type { Services } from '#server/http/services.ts';
import { createIntake } from '#server/leads/intake.ts';
import { finishPage, type Encoding } from '#server/http/page-cache/finished-page.ts';
import type { Rendered } from '#server/http/page-cache/page-cache.ts';
import { inertPolicy, securityHeaders } from '#server/http/security-headers.ts';
import { contentSecurityPolicy, findBlockedCode } from './content-security-policy.ts';
import type { FindHandle } from './page-handles.ts';
import { speculationHeader } from './speculation-rules.ts';

interface RenderOptions {
  readonly mayBeKept: boolean;
  /** Whether the page is for somebody who wants few bytes. */
  readonly isSavingData?: boolean;
  /** The encoding to send: a page that is not kept is compressed in no other. */
  readonly encoding?: Encoding;
  /** Whether the sender of a form has sent too much. */
  readonly limit?: PostLimit;
}

/** Renders one request by the router and finishes its bytes. */
export type RenderPage = (
  request: Request,
  edition: Edition,
  options: RenderOptions,
) => Promise<Rendered>;

interface PageRenderer {
  readonly render: RenderPage;
  /** Renders a page for the site itself to read. */
  readonly read: ReadPage;
}

interface RendererOptions {
  readonly services: Services;
  readonly siteSearch: SiteSearch;
  /** Pages that have a picture of their own, which links to them show. */
  readonly pagesWithPicture: readonly string[];
  readonly findHandle: FindHandle;
}

/** Composes the router's handler with the services that loaders find in their context. */
export function createPageRenderer(build: ServerBuild, options: RendererOptions): PageRenderer {
  const { services } = options;
  const mode = services.isDevelopment ? 'development' : 'production';
  const handle = createRequestHandler(build, mode);
  const always = securityHeaders(services.settings);
  const watch = createCodeWatch(services.log);
  return {
    async read(path, edition) {
      const request = new Request(services.settings.SITE_URL + path);
      const visit = {
        edition,
        isSavingData: false,
        requestId: randomUUID(),
        retryAfterSeconds: undefined,
      };
      const context = contextOf(options, visit);
      const response = await handle(request, context);
      return { status: response.status, html: await response.text() };
    },
    async render(request, edition, { mayBeKept, isSavingData = false, encoding, limit }) {
      const requestId = randomUUID();
      const retryAfterSeconds =
        limit && 'retryAfterSeconds' in limit ? limit.retryAfterSeconds : undefined;
      const context = contextOf(options, {
        edition,
        isSavingData,
        requestId,
        retryAfterSeconds,
      });
      const response = await handle(asDocument(request), context);
      const isShared = mayBeKept && isShareable(request, response);
      const url = new URL(request.url);
      const { keptOffline } = options.findHandle(url.pathname);
      const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
      const text = await response.text();
      if (isHtml) watch(text);
      const headers = () => ({
        ...headersOf(response),
        ...always,
        'content-security-policy': isHtml ? policyOf(text, url, services) : inertPolicy,
        ...(isHtml && !isSavingData && speculationHeader),
        ...(mayBeKeptOffline(response, keptOffline, isShared) && { 'site-offline': 'keep' }),
        'cache-control': response.headers.get('cache-control') ?? 'private, no-cache',
        vary: 'Accept-Encoding, Cookie, Save-Data',
        // The service worker keeps the editions' pages apart.
        'site-edition': edition,
        // The router answers so to a form sent to a page that takes none.
        ...(response.status === 405 && { allow: 'GET, HEAD' }),
        ...(!isShared && { 'x-request-id': requestId }),
        ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
      });
      // The best compression takes longer than the page itself: worth it for what many will read.
      const isReadByMany = isShared && !request.url.includes('?');
      const brotliLevel = isReadByMany ? 11 : 4;
      const status = retryAfterSeconds === undefined ? response.status : 429;
      const packing = { brotliLevel, ...(encoding && !isShared && { encoding }) };
      const page = await finishPage({ status, headers, body: text, ...packing });
      return { page, isShared };
    },
  };
}

interface Visit {
  readonly edition: Edition;
  readonly isSavingData: boolean;
  readonly requestId: string;
  readonly retryAfterSeconds: number | undefined;
}

function contextOf(options: RendererOptions, visit: Visit): RouterContextProvider {
  const { services, siteSearch, pagesWithPicture } = options;
  const { edition, isSavingData, requestId } = visit;
  const { log, leads, settings } = services;
  const context = new RouterContextProvider();
  context.set(visitorContext, { edition, isSavingData });
  context.set(identityContext, services.identity);
  context.set(siteContext, {
    siteUrl: settings.SITE_URL,
    quoteFormUrl: settings.QUOTE_FORM_URL ?? '/insurance-calculator',
    pagesWithPicture,
    ...(settings.OFFLINE === 'off' && { isOfflineOff: true }),
    ...(settings.VAPID_PUBLIC_KEY !== undefined && {
      push: { publicKey: settings.VAPID_PUBLIC_KEY, ask: settings.PUSH_ASK },
    }),
  });
  context.set(informationPagesContext, services.informationPages);
  context.set(companyContext, services.company[edition]);
  context.set(faqsContext, services.faqs);
  context.set(qrCodesContext, services.qrCodes.page);
  context.set(quizContext, services.quiz);
  context.set(providerDirectoryContext, services.directory);
  context.set(tileMapContext, services.tileMap);
  context.set(leadIntakeContext, createIntake({ keeper: leads.keeper, log, ...visit }));
  context.set(newsContext, services.library.news);
  context.set(siteSearchContext, siteSearch);
  context.set(planCatalogueContext, services.planCatalogue);
  context.set(paymentDeskContext, services.payments.desk);
  context.set(bankTransferContext, services.bankTransfer);
  context.set(requestLogContext, {
    requestId,
    error: (error, message) => log.error({ requestId, err: error }, message),
  });
  return context;
}

/** Says once of each kind of code that pages hold and browsers will refuse. */
function createCodeWatch(log: Log): (html: string) => void {
  const reported = new Set<string>();
  return (html) => {
    const code = findBlockedCode(html);
    if (code === undefined || reported.has(code)) return;
    reported.add(code);
    log.error({ code }, 'a page holds code that its policy does not allow');
  };
}

/** The router has data at addresses that end so, for scripts that this site does not send. */
function asDocument(request: Request): Request {
  const url = new URL(request.url);
  if (!url.pathname.endsWith('.data')) return request;
  url.pathname += '/';
  return new Request(url, request);
}

/** What may run on a page, for which its styles are hashed. */
function policyOf(html: string, url: URL, { policyOptions }: Services): string {
  return contentSecurityPolicy(html, { ...policyOptions, isFramed: mayBeFramed(url) });
}

/** As they are, cookies one by one: joined they would be one cookie. */
function headersOf({ headers }: Response): Record<string, string | readonly string[]> {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}

/** The quote form alone, which the quote dialog shows in its frame. */
function mayBeFramed({ pathname, searchParams }: URL): boolean {
  return pathname.startsWith('/insurance-calculator') && searchParams.get('frame') === '1';
}

/** Only a plain good answer to a plain question may be given to the next visitor too. */
function isShareable(request: Request, response: Response): boolean {
  return (
    request.method === 'GET' &&
    response.status === 200 &&
    !response.headers.has('set-cookie') &&
    !response.headers.get('cache-control')?.includes('no-store')
  );
}

/** What the service worker may keep: nothing of one visitor, unless the page's route says so. */
function mayBeKeptOffline(
  { status, headers }: Response,
  keptOffline: PageHandle['keptOffline'],
  isShared: boolean,
): boolean {
  if (status !== 200 || keptOffline === 'never') return false;
  const isSecret = headers.get('cache-control')?.includes('no-store') ?? false;
  return isShared || (keptOffline === 'always' && !isSecret);
}
