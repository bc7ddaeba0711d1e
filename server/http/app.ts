import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readDraftKey } from '#app/features/buying/enrolment/draft/draft-cookie.server.ts';
import { membersPath, mostUploadBytes } from '#app/features/buying/enrolment/members/member.ts';
import type { Discovery } from '#server/compose/open-discovery.ts';
import type { Services } from '#server/compose/services.ts';
import { createIntake } from '#server/leads/lead-intake.ts';
import { createRouteNames } from '#server/metrics/metrics.ts';
import { statusOf } from './api/problem.ts';
import { registerApi } from './api/api-routes.ts';
import { createFastify, registerStaticFiles } from './create-fastify.ts';
import { registerDiscovery } from './discovery/discovery-routes.ts';
import {
  registerContract,
  registerMemberTemplate,
  registerQrCodes,
  registerQuotePdf,
  registerReceipt,
} from './downloads/download-routes.ts';
import { registerWorker } from './downloads/service-worker-route.ts';
import {
  registerHealth,
  registerMetricsRoutes,
  createOperatorCheck,
} from './health/health-routes.ts';
import { registerGuards } from './limits/guards.ts';
import { createLoadShedder } from './limits/load-shedder.ts';
import { createPostLimit, type LimitPost } from './limits/post-limit.ts';
import { acceptUploads } from './limits/accept-uploads.ts';
import { registerTurns } from './limits/take-turns.ts';
import { createTurnAway, type TurnAway } from './limits/turn-away.ts';
import { createListener } from './listener.ts';
import { registerOpenData } from './open-data/open-data-routes.ts';
import { registerNews } from './news/news-routes.ts';
import { createOwnAddresses } from './pages/page-handles.ts';
import type { PageRequests } from './pages/page-requests.ts';
import { registerSpeculationRules } from './pages/speculation-rules.ts';
import { registerPaymentWebhooks } from './payments/payment-routes.ts';
import { inertHeaders } from './security-headers.ts';
import { createSocialPictures } from './social/social-pictures.ts';
import { clientAddressReader } from './visitor/client-address.ts';
import { countryOfRequest } from './visitor/country-of-request.ts';
import { resolveEdition } from './visitor/resolve-edition.ts';

interface AppOptions {
  readonly services: Services;
  readonly pages: PageRequests;
  readonly discovery: Discovery;
  readonly pagePatterns: readonly string[];
  readonly clientFolder: string | undefined;
}

const longestAddress = 8192;

/** Puts the page cache first, then files and API, then the router. */
export async function createHttpApp(options: AppOptions) {
  const { services, pages } = options;
  const { log, settings, metrics } = services;
  const visitors = createVisitors(services);
  const app = createFastify({ settings, log, longestAddress });
  const patterns: string[] = [];
  app.addHook('onRoute', ({ url }) => void patterns.push(url));
  const shedder = createLoadShedder();
  const { addressOf } = visitors;
  app.decorateRequest('exchange', {
    getter() {
      if (!this.raw.exchange) throw new Error('the request bypassed the listener');
      return this.raw.exchange;
    },
  });
  const limitPost = createPostLimit(services.leads.store, addressOf);
  const turnAway = createTurnAway(metrics, services.identity.name);
  const isOrderKept = async ({ headers: { cookie = '' } }: IncomingMessage) => {
    const key = await readDraftKey({ headers: new Headers({ cookie }) });
    return services.payments.drafts.isKnown(key).catch(() => false);
  };
  const siteUrl = settings.SITE_URL;
  registerGuards(app, { metrics, siteUrl, addressOf, limitPost, isOrderKept, turnAway });
  registerTurns(app, { shedder, addressOf, turnAway });
  await registerRoutes(app, { ...options, ...visitors, limitPost, turnAway });
  await app.ready();

  const routeOf = createRouteNames([...options.pagePatterns, ...patterns]);
  const listener = createListener({
    headers: inertHeaders(settings),
    origin: settings.SITE_URL,
    longestAddress,
    log,
    visit: (request) => resolveEdition(request, visitors.findCountry),
    proceed(exchange) {
      exchange.request.exchange = exchange;
      if (!pages.trySend(exchange)) app.routing(exchange.request, exchange.response);
    },
    onEnd({ method = 'GET', url = '/' }, { statusCode: status }, seconds) {
      const route = routeOf(url.replace(/\?.*/s, ''));
      metrics.requestEnded({ method, route, status, seconds });
    },
  });
  return {
    listener,
    async close(): Promise<void> {
      shedder.close();
      services.library.close();
      await app.close();
    },
  };
}

/** What routes are registered with. */
interface Routing extends AppOptions, ReturnType<typeof createVisitors> {
  readonly limitPost: LimitPost;
  readonly turnAway: TurnAway;
}

/** Reads from a request who sent it. */
function createVisitors({ settings, countryDatabase, geolocation }: Services) {
  const readClientAddress = clientAddressReader(settings.TRUST_PROXY);
  const countryHeader = settings.COUNTRY_HEADER;
  const sources = { countryHeader, database: countryDatabase, geolocation, readClientAddress };
  return {
    addressOf: (request: IncomingMessage) => readClientAddress(request).address,
    findCountry: (request: IncomingMessage) => countryOfRequest(request, sources),
  };
}

async function registerRoutes(app: FastifyInstance, routing: Routing): Promise<void> {
  const { services, discovery, clientFolder } = routing;
  const { addressOf, findCountry, limitPost } = routing;
  const { settings, directory, log } = services;
  const { store, saver } = services.leads;
  registerHealth(app, store);
  registerMetricsRoutes(app, services, createOperatorCheck(settings.METRICS_FROM, addressOf));
  registerApi(app, {
    findCountry: (request) => findCountry(request.raw),
    store,
    directory,
    tips: services.content.NG.tips,
    siteSearch: discovery.siteSearch,
    intakeOf: ({ exchange: { edition }, id: requestId }) =>
      createIntake({ saver, log, edition, requestId }),
  });
  const pictures = createSocialPictures(log);
  registerPaymentWebhooks(app, { services, limitPost, addressOf });
  registerNews(app, services, pictures);
  registerDiscovery(app, services, { ...discovery, pictures });
  registerOpenData(app, services);
  registerMemberTemplate(app);
  registerQrCodes(app, services);
  registerContract(app, services);
  registerSpeculationRules(app);
  registerQuotePdf(app, services);
  registerReceipt(app, services);
  // In development the worker comes from the last build.
  await registerWorker(app, settings, clientFolder ?? 'build/client');
  if (clientFolder !== undefined) await registerStaticFiles(app, clientFolder);
  registerPages(app, routing);
}

interface PostBody {
  readonly Body: Buffer | undefined;
}

const takesForms = { config: { takes: 'forms' } } as const;

/** As long as an upload may take. */
const uploadSeconds = 30;

function registerPages(app: FastifyInstance, routing: Routing): void {
  const { pages, services, addressOf, turnAway } = routing;
  const { memberLists } = services;
  const findOwnAddress = createOwnAddresses(routing.pagePatterns);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler({ exchange }, reply) {
      const own = findOwnAddress(exchange.url);
      if (own !== undefined) return reply.redirect(own, 301);
      await pages.render(exchange);
      return reply.hijack();
    },
  });
  async function take(
    request: FastifyRequest<PostBody>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { exchange, body, retryAfterSeconds } = request;
    await pages.render(exchange, { body, retryAfterSeconds });
    return reply.hijack();
  }
  app.post<PostBody>('/*', { ...takesForms, errorHandler }, (request, reply) =>
    take(request, reply),
  );
  function errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    if (statusOf(error) !== 413) throw error;
    return turnAway(request, reply, undefined, 'too-large');
  }
  void app.register(async (uploads) => {
    acceptUploads(uploads, {
      mostBytes: mostUploadBytes,
      isExpected: ({ exchange }) =>
        memberLists.isKnown(exchange.url.searchParams.get('request') ?? ''),
      addressOf,
      refuse: (request, reply, reason) => turnAway(request, reply, uploadSeconds, reason),
    });
    uploads.post<PostBody>(membersPath, takesForms, (request, reply) => take(request, reply));
  });
}
