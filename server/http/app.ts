import { METHODS, type IncomingMessage, type ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { refuseMethod, registerApi } from './api/api-routes.ts';
import { registerHealth } from './api/health-routes.ts';
import { sendProblem } from './api/problem.ts';
import { registerNews } from './news/news-routes.ts';
import { registerDiscovery } from './discovery/discovery-routes.ts';
import type { Discovery } from './discovery/open-discovery.ts';
import { createIntake } from '#server/leads/intake.ts';
import { registerGuards } from './limits/guards.ts';
import { createLoadShedder, type LoadShedder } from './limits/load-shedder.ts';
import { refuseTooMany } from './limits/refuse-too-many.ts';
import { keepsNothing } from './limits/keeps-nothing.ts';
import { createPostLimit } from './limits/post-limit.ts';
import { createListener } from './listener.ts';
import { registerMetricsRoute } from './metrics/metrics-route.ts';
import { createRouteNames } from '#server/metrics/route-names.ts';
import type { PageExchange, PageRequests } from './pages/page-requests.ts';
import { registerSpeculationRules } from './pages/speculation-rules.ts';
import { openSitePages } from './pages/site-pages.ts';
import { registerQrCodes } from './qr-codes/qr-code-routes.ts';
import { registerPaymentWebhooks } from './payments/payment-routes.ts';
import { registerQuotePdf } from './quotes/quote-pdf-route.ts';
import { inertHeaders, policyOfType, securityHeaders } from './security-headers.ts';
import { createSocialPictures } from './social/social-pictures.ts';
import { openServices, type Services } from './services.ts';
import { registerStaticFiles } from './static-files.ts';
import { clientAddressReader } from './visitor/client-address.ts';
import { countryOfRequest } from './visitor/country-of-request.ts';
import { visitOf } from './visitor/visit.ts';
import { registerWorker } from './worker/worker-route.ts';

export { openServices };

/** The whole site behind one request listener. */
export interface HttpApp {
  readonly listener: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
}

const longestAddress = 8192;

/** Composes the site: page cache first, then files and API, then the router. */
export async function createHttpApp(
  services: Services,
  clientFolder: string | undefined,
): Promise<HttpApp> {
  const { log, settings } = services;
  const { pages, patterns: pagePatterns, cacheBytes, discovery } = openSitePages(services);
  const readClientAddress = clientAddressReader(settings.TRUST_PROXY);
  const findCountry = countryFinder(services, readClientAddress);
  const exchanges = new WeakMap<IncomingMessage, PageExchange>();
  const app = createFastify(services);
  const patterns: string[] = [];
  app.addHook('onRoute', ({ url }) => void patterns.push(url));
  const shedder = guard(app, services, readClientAddress);
  services.metrics.readFrom({ cacheBytes });
  const visitors = { readClientAddress, findCountry, exchanges };
  await registerRoutes(app, { services, pages, discovery, visitors, clientFolder });
  await app.ready();

  const routeOf = createRouteNames([...pagePatterns, ...patterns]);
  const listener = createListener({
    headers: inertHeaders(settings),
    origin: settings.SITE_URL,
    longestAddress,
    log,
    visit: (request) => visitOf(request, findCountry),
    proceed(exchange) {
      exchanges.set(exchange.request, exchange);
      if (!pages.trySend(exchange)) app.routing(exchange.request, exchange.response);
    },
    onEnd({ method = 'GET', url = '/' }, { statusCode: status }, seconds) {
      const route = routeOf(url.replace(/\?.*$/s, ''));
      services.metrics.requestEnded({ method, route, status, seconds });
    },
  });
  return {
    listener,
    async close() {
      shedder.close();
      services.library.close();
      await app.close();
    },
  };
}

/** Who asks, as it was found out when the request came in. */
interface Visitors {
  readonly readClientAddress: ReturnType<typeof clientAddressReader>;
  readonly findCountry: ReturnType<typeof countryFinder>;
  readonly exchanges: WeakMap<IncomingMessage, PageExchange>;
}

interface Routes {
  readonly services: Services;
  readonly pages: PageRequests;
  readonly discovery: Discovery;
  readonly visitors: Visitors;
  readonly clientFolder: string | undefined;
}

/** Health and figures, API, news, documents, files, and last the pages. */
async function registerRoutes(app: FastifyInstance, routes: Routes): Promise<void> {
  const { services, pages, discovery, visitors, clientFolder } = routes;
  const { readClientAddress, findCountry, exchanges } = visitors;
  const { store } = services.leads;
  const limitPost = await createPostLimit(app, {
    store,
    addressOf: (request) => readClientAddress(request).address,
  });
  registerHealth(app, store);
  registerMetricsRoute(app, {
    metrics: services.metrics,
    ranges: services.settings.METRICS_FROM,
    readClientAddress,
  });
  registerApi(app, {
    findCountry: (request) => findCountry(request.raw),
    limitPost,
    store,
    directory: services.directory,
    intakeOf: (request) => intakeFor(services, request, exchanges.get(request.raw)),
  });
  registerDocuments(app, services, discovery);
  registerQuotePdf(app, services, ({ raw }) => exchanges.get(raw)?.edition ?? 'NG');
  await registerWorker(app, {
    // In development, Vite answers for all other files of the browser's.
    clientFolder: clientFolder ?? 'build/client',
    isOff: services.settings.OFFLINE === 'off',
  });
  if (clientFolder !== undefined) await registerStaticFiles(app, clientFolder);
  registerPages(app, {
    pages,
    limitPost,
    exchangeOf: (request) => findExchange(request, exchanges),
  });
}

function findExchange(
  { raw }: FastifyRequest,
  exchanges: WeakMap<IncomingMessage, PageExchange>,
): PageExchange {
  const exchange = exchanges.get(raw);
  if (!exchange) throw new Error('a request came past the listener');
  return exchange;
}

/** Limits and load shedding, in front of everything that Fastify answers. */
function guard(
  app: FastifyInstance,
  { metrics, settings, identity }: Services,
  readClientAddress: ReturnType<typeof clientAddressReader>,
): LoadShedder {
  const shedder = createLoadShedder();
  registerGuards(app, {
    shedder,
    metrics,
    siteUrl: settings.SITE_URL,
    siteName: identity.name,
    addressOf: (request) => readClientAddress(request).address,
  });
  return shedder;
}

/** What is no page: feeds and pictures of news, lists for machines, files to download. */
function registerDocuments(app: FastifyInstance, services: Services, discovery: Discovery): void {
  const pictures = createSocialPictures();
  registerPaymentWebhooks(app, services);
  registerNews(app, services, pictures);
  registerDiscovery(app, services, { ...discovery, pictures });
  registerQrCodes(app, services);
  registerSpeculationRules(app);
}

type PostLimiter = Awaited<ReturnType<typeof createPostLimit>>;

interface PageRoutes {
  readonly pages: PageRequests;
  readonly limitPost: PostLimiter;
  readonly exchangeOf: (request: FastifyRequest) => PageExchange;
}

/** Every address that nothing else answers is the router's. */
function registerPages(app: FastifyInstance, { pages, limitPost, exchangeOf }: PageRoutes): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      await pages.render(exchangeOf(request));
      return reply.hijack();
    },
  });
  app.post<{ Body: Buffer | undefined }>('/*', async (request, reply) => {
    const exchange = exchangeOf(request);
    const limit = keepsNothing(exchange.url)
      ? ({ kind: 'fine' } as const)
      : await limitPost(request);
    if (limit.kind === 'flood') return refuseTooMany(reply, limit.retryAfterSeconds);
    await pages.render(exchange, { body: request.body, limit });
    return reply.hijack();
  });
}

function intakeFor(services: Services, request: FastifyRequest, exchange?: PageExchange) {
  return createIntake({
    keeper: services.leads.keeper,
    log: services.log,
    edition: exchange?.edition ?? 'NG',
    requestId: request.id,
  });
}

function countryFinder(
  services: Services,
  readClientAddress: ReturnType<typeof clientAddressReader>,
) {
  const sources = {
    countryHeader: services.settings.COUNTRY_HEADER,
    database: services.countryDatabase,
    geolocation: services.geolocation,
    readClientAddress,
  };
  return (request: IncomingMessage) => countryOfRequest(request, sources);
}

function createFastify(services: Services): FastifyInstance {
  const headers = securityHeaders(services.settings);
  const logger: FastifyBaseLogger = services.log;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: longestAddress },
  });
  // What no page serves is refused in words, and at an unknown address of the API it is not found.
  const known = new Set([...app.supportedMethods, 'CONNECT']);
  for (const method of METHODS) if (!known.has(method)) app.addHttpMethod(method);
  // Forms go to the router as they came, once they have been found short enough.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onSend', async (request, reply) => {
    void reply.headers(headers);
    const type = String(reply.getHeader('content-type') ?? '');
    void reply.header('content-security-policy', policyOfType(type));
    // A lead can be followed by it through the log, and an error that a visitor reports.
    if (request.method === 'POST' || reply.statusCode >= 400) {
      void reply.header('x-request-id', request.id);
    }
  });
  // Pages take every address, so only a method that none of them serves is left over.
  app.setNotFoundHandler((request, reply) => refuseMethod(request, reply, ['GET', 'HEAD', 'POST']));
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return sendProblem(reply, status, messageOf(error));
    services.log.error({ err: error, requestId: request.id }, 'a request failed');
    return sendProblem(reply, status, 'Something went wrong.');
  });
  return app;
}

function statusOf(error: unknown): number {
  const isKnown = error instanceof Error && 'statusCode' in error;
  return isKnown && typeof error.statusCode === 'number' ? error.statusCode : 500;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'This request cannot be read.';
}
