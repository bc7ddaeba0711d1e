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
  pageTextContext,
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
import type { ReadPage } from '#server/discovery/page-list.ts';
import type { PostLimit } from '#server/http/limits/post-limit.ts';
import type { Services } from '#server/http/services.ts';
import { createIntake } from '#server/leads/intake.ts';
import {
  finishPage,
  type Encoding,
  type FinishedPage,
  type PageHeaders,
} from '#server/http/page-cache/finished-page.ts';
import type { Rendered } from '#server/http/page-cache/page-cache.ts';
import { inertPolicy, securityHeaders } from '#server/http/security-headers.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { startScriptsLate, type PageData } from './late-scripts.ts';
import { addPageTags } from './page-tags.ts';
import { sayWeight } from './say-weight.ts';

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
  /** Pages with their own picture, which links to them show. */
  readonly withPicture: ReadonlySet<string>;
}

/** Composes the router's handler with the services that loaders find in their context. */
export function createPageRenderer(build: ServerBuild, options: RendererOptions): PageRenderer {
  const { services } = options;
  const mode = services.isDevelopment ? 'development' : 'production';
  const handle = createRequestHandler(build, mode);
  const always = securityHeaders(services.settings);
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
      return { status: response.status, html: await textOf(response, context) };
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
      const response = await handle(request, context);
      const isShared = mayBeKept && isShareable(request, response);
      const text = await textOf(response, context);
      const body = await bodyOf(text, response, options, {
        edition,
        isSavingData,
        isShared,
        isFramed: mayBeFramed(new URL(request.url)),
      });
      const headers = () => ({
        ...headersOf(response),
        ...always,
        ...body.policy(),
        'cache-control': response.headers.get('cache-control') ?? 'private, no-cache',
        vary: 'Accept-Encoding, Cookie, Save-Data',
        // The service worker uses it to keep the editions' pages apart.
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
      const page = await finishPage({ status, headers, body: body.text, ...packing });
      const data = body.data && (await finishData(body.data, always, brotliLevel));
      return { page: data ? withData(page, data) : page, isShared };
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
  const { services, siteSearch } = options;
  const { edition, isSavingData, requestId } = visit;
  const { log, leads, settings } = services;
  const context = new RouterContextProvider();
  context.set(visitorContext, { edition, isSavingData });
  context.set(identityContext, services.identity);
  context.set(siteContext, {
    siteUrl: settings.SITE_URL,
    quoteFormUrl: settings.QUOTE_FORM_URL ?? '/insurance-calculator',
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

/** Under an address that changes with it, so that the browser may keep it. */
async function finishData(
  { mark, text }: PageData,
  always: Readonly<Record<string, string>>,
  brotliLevel: number,
): Promise<NonNullable<FinishedPage['data']>> {
  const headers = {
    ...always,
    'content-security-policy': inertPolicy,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'Accept-Encoding, Cookie, Save-Data',
  };
  return { mark, page: await finishPage({ status: 200, headers, body: text, brotliLevel }) };
}

function withData(page: FinishedPage, data: NonNullable<FinishedPage['data']>): FinishedPage {
  return { ...page, data, bytes: page.bytes + data.page.bytes };
}

interface PageVariant {
  readonly edition: Edition;
  /** Whether others get the same page: only then can its data be requested separately. */
  readonly isShared: boolean;
  readonly isSavingData: boolean;
  readonly isFramed: boolean;
}

interface PageBody {
  readonly text: string;
  /** The header that says what may run, for which the page's scripts and styles are hashed. */
  readonly policy: () => PageHeaders;
  readonly data?: PageData;
}

/** What a page says is in its context; whatever else the router answers is in the answer. */
async function textOf(response: Response, context: RouterContextProvider): Promise<string> {
  return context.get(pageTextContext) ?? response.text();
}

async function bodyOf(
  text: string,
  response: Response,
  { services, withPicture }: RendererOptions,
  { edition, isSavingData, isFramed, isShared }: PageVariant,
): Promise<PageBody> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isHtml) return { text, policy: () => ({ 'content-security-policy': inertPolicy }) };
  const { identity, settings, isDevelopment, policyOptions } = services;
  const siteUrl = settings.SITE_URL;
  const tagged = addPageTags(text, { edition, identity, siteUrl, withPicture });
  // Vite's own inline scripts change with every page.
  if (isDevelopment) return { text: tagged, policy: () => ({}) };
  const hasWorker = settings.OFFLINE === 'on';
  const start = { isSavingData, hasWorker, isDataApart: isShared };
  const { html, data } = startScriptsLate(tagged, start);
  const late = await sayWeight(html);
  const policy = () => ({
    'content-security-policy': contentSecurityPolicy(late, { ...policyOptions, isFramed }),
  });
  return { text: late, policy, ...(data && { data }) };
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
