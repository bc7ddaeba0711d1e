import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import type { ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { refuseMethod, registerApi } from './api/api-routes.ts';
import { registerHealth } from './api/health-routes.ts';
import { sendProblem } from './api/problem.ts';
import { registerNews } from './news/news-routes.ts';
import { showsNews } from './news/shows-news.ts';
import { registerDiscovery } from './discovery/discovery-routes.ts';
import { createIntake } from '#server/leads/intake.ts';
import { refuseTooMany } from './limits/refuse-too-many.ts';
import { createPostLimit } from './limits/post-limit.ts';
import { createListener } from './listener.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { createPageRequests, type PageExchange } from './pages/page-requests.ts';
import { createPageRenderer } from './pages/render-page.ts';
import { registerQuotePdf } from './quotes/quote-pdf-route.ts';
import { securityHeaders } from './security-headers.ts';
import { openServices, type Services } from './services.ts';
import { registerStaticFiles } from './static-files.ts';
import { clientAddressReader } from './visitor/client-address.ts';
import { countryOfRequest } from './visitor/country-of-request.ts';
import { visitOf } from './visitor/visit.ts';

export { openServices };

/** The whole site behind one request listener. */
export interface HttpApp {
  readonly listener: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
}

const pageFreshMs = 5 * 60 * 1000;
const pageCacheBytes = 64 * 1024 * 1024;
const longestAddress = 8192;

/** Composes the site: page cache first, then files and API, then the router. */
export async function createHttpApp(
  services: Services,
  clientFolder: string | undefined,
): Promise<HttpApp> {
  const { log, settings, isDevelopment } = services;
  const cache = createPageCache({
    freshMs: isDevelopment ? 0 : pageFreshMs,
    mostBytes: isDevelopment ? 0 : pageCacheBytes,
  });
  // In development nothing is kept, and the site is composed anew for every request.
  if (!isDevelopment) services.directory.onChange(() => cache.forget(() => true));
  const pages = createPageRequests({
    cache,
    renderPage: createPageRenderer(build as ServerBuild, services),
    onRefreshError: (err) => log.error({ err }, 'a stale page could not be made anew'),
  });
  const readClientAddress = clientAddressReader(settings.TRUST_PROXY);
  const findCountry = countryFinder(services, readClientAddress);
  const exchanges = new WeakMap<IncomingMessage, PageExchange>();

  function exchangeOf(request: FastifyRequest): PageExchange {
    const exchange = exchanges.get(request.raw);
    if (!exchange) throw new Error('a request came past the listener');
    return exchange;
  }

  const app = createFastify(services);
  const limitPost = await createPostLimit(app, {
    store: services.leads.store,
    addressOf: (request) => readClientAddress(request).address,
  });
  registerHealth(app, services.leads.store);
  registerApi(app, {
    findCountry: (request) => findCountry(request.raw),
    limitPost,
    store: services.leads.store,
    directory: services.directory,
    intakeOf: (request) => intakeFor(services, request, exchanges.get(request.raw)),
  });
  registerNews(app, services);
  registerDiscovery(app, services);
  registerQuotePdf(app, services);
  // In development an app is made for every request, and none keeps pages.
  if (!isDevelopment) services.library.onChange(() => pages.forget(showsNews));
  if (clientFolder !== undefined) await registerStaticFiles(app, clientFolder);
  registerPages(app, { pages, limitPost, exchangeOf });
  await app.ready();

  const listener = createListener({
    origin: settings.SITE_URL,
    longestAddress,
    log,
    visit: (request) => visitOf(request, findCountry),
    proceed(exchange) {
      exchanges.set(exchange.request, exchange);
      if (!pages.trySend(exchange)) app.routing(exchange.request, exchange.response);
    },
  });
  return {
    listener,
    async close() {
      services.library.close();
      await app.close();
    },
  };
}

type PostLimiter = Awaited<ReturnType<typeof createPostLimit>>;

interface PageRoutes {
  readonly pages: ReturnType<typeof createPageRequests>;
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
    const limit = await limitPost(request);
    if (limit.kind === 'flood') return refuseTooMany(reply, limit.retryAfterSeconds);
    await pages.render(exchangeOf(request), { body: request.body, limit });
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
  // Forms go to the router as they came, once they have been found short enough.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers(headers);
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
