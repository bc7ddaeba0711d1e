import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '#server/http/api/problem.ts';
import { isPrivateAddress } from '#server/http/visitor/client-address.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { busyPage } from './busy-page.ts';
import type { LoadShedder } from './load-shedder.ts';
import { refuseTooMany, senderOf } from './post-limit.ts';
import { createVisitorBudget } from './visitor-budget.ts';

interface GuardOptions {
  readonly shedder: LoadShedder;
  readonly metrics: Metrics;
  readonly siteUrl: string;
  readonly siteName: string;
  readonly addressOf: (request: IncomingMessage) => string;
}

/** Cost of routes that are served neither from memory nor from a file; others cost nothing. */
const costs: Readonly<Record<string, number>> = {
  '/*': 1,
  '/api/providers': 1,
  '/api/suggestions': 1,
  '/quote.pdf': 10,
  '/receipt.pdf': 10,
  '/posts/:slug/picture.png': 10,
};
const costly = 10;
const windowMs = 60_000;
/** Ten uncached pages a second: an office, not a person. */
const mostPerVisitor = 600;
/** Posts of all visitors together; post-limit.ts limits each of them. */
const mostPosts = 1200;
const retryAfterSeconds = 2;

/** Refuses cross-site posts, greedy visitors and, under overload, costly requests. */
export function registerGuards(app: FastifyInstance, options: GuardOptions): void {
  const { shedder, metrics, siteUrl, addressOf } = options;
  const budget = createVisitorBudget({ most: mostPerVisitor, windowMs });
  const posts = createVisitorBudget({ most: mostPosts, windowMs });
  const busy = busyPage(options.siteName);

  function findRefusal(request: FastifyRequest, cost: number) {
    const address = addressOf(request.raw);
    // An undeclared proxy on the private network must not count as one visitor.
    const isInternal = isPrivateAddress(address);
    if (request.method === 'POST') {
      const seconds = isInternal ? undefined : posts.spend('all', 1);
      return seconds === undefined ? undefined : ({ kind: 'overload', seconds } as const);
    }
    const seconds = isInternal ? undefined : budget.spend(senderOf(address), cost);
    return seconds === undefined ? undefined : ({ kind: 'too-many', seconds } as const);
  }

  function turnAway(request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply {
    metrics.refused('overload');
    void reply.header('retry-after', String(seconds)).header('cache-control', 'no-store');
    if (!request.headers.accept?.includes('text/html')) {
      return sendProblem(reply, 503, 'The site is too busy right now. Try again in a few seconds.');
    }
    void reply.header('content-security-policy', busy.policy);
    return reply.code(503).type('text/html; charset=utf-8').send(busy.html);
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' && isCrossSite(request.raw, siteUrl)) {
      metrics.refused('other-site');
      return sendProblem(reply, 403, 'This request was sent from another site.');
    }
    const cost = costOf(request);
    const refusal = cost === 0 ? undefined : findRefusal(request, cost);
    if (refusal?.kind === 'overload') return turnAway(request, reply, refusal.seconds);
    if (refusal === undefined) return undefined;
    metrics.refused('too-many');
    return refuseTooMany(reply, refusal.seconds);
  });

  // After the body has arrived: a slow upload must not occupy a slot.
  app.addHook('preHandler', async (request, reply) => {
    const cost = costOf(request);
    if (cost === 0) return undefined;
    const release = shedder.admit(cost >= costly);
    if (!release) return turnAway(request, reply, retryAfterSeconds);
    reply.raw.once('close', release);
    return undefined;
  });
}

function costOf({ method, routeOptions }: FastifyRequest): number {
  return method === 'POST' ? 1 : (costs[routeOptions.url ?? ''] ?? 0);
}

/** True when another site made the browser send this; programs send no origin and pass. */
export function isCrossSite({ headers }: IncomingMessage, siteUrl: string): boolean {
  const { origin } = headers;
  // No browser sends an origin that is not an address, and React Router would log a failure.
  if (origin !== undefined && origin !== 'null' && !URL.canParse(origin)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site';
  // Browsers from before 2023 send no Sec-Fetch-Site.
  if (origin === undefined) return false;
  const host = URL.parse(origin)?.host;
  const ours = [new URL(siteUrl).host, headers.host, headers['x-forwarded-host']];
  return host === undefined || !ours.includes(host);
}
