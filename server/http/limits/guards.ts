import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '#server/http/api/problem.ts';
import { isPrivateAddress } from '#server/http/visitor/private-address.ts';
import { isSentFromElsewhere } from '#server/http/visitor/sent-from-elsewhere.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { busyPage } from './busy-page.ts';
import type { LoadShedder } from './load-shedder.ts';
import { senderOf } from './post-limit.ts';
import { refuseTooMany } from './refuse-too-many.ts';
import { createVisitorBudget } from './visitor-budget.ts';

interface GuardOptions {
  readonly shedder: LoadShedder;
  readonly metrics: Metrics;
  readonly siteUrl: string;
  /** Name of the site, for visitors who have to come again. */
  readonly siteName: string;
  readonly addressOf: (request: IncomingMessage) => string;
}

/** What a request costs that is answered neither from memory nor from a file; 0 when not listed. */
const costs: Readonly<Record<string, number>> = {
  '/*': 1,
  '/api/providers': 1,
  '/quote.pdf': 10,
  '/posts/:slug/picture.png': 10,
};
const costly = 10;
const windowMs = 60_000;
/** Ten pages a second that nobody asked for before: an office, not a person. */
const mostOfOneVisitor = 600;
/** What all visitors together may send in a minute; the limit of each is elsewhere. */
const mostPostsOfAll = 1200;
const retryAfterSeconds = 2;

/**
 * Stands before everything that costs something: refuses what other sites make browsers send, what
 * one visitor asks too much of, and what there is no time for now. Health is not asked here, cached
 * pages have gone out before.
 */
export function registerGuards(app: FastifyInstance, options: GuardOptions): void {
  const { shedder, metrics, siteUrl, addressOf } = options;
  const budget = createVisitorBudget({ most: mostOfOneVisitor, windowMs });
  const posts = createVisitorBudget({ most: mostPostsOfAll, windowMs });

  /** What is too much now; how many seconds until it is not. */
  function findRefusal(request: FastifyRequest, cost: number) {
    const address = addressOf(request.raw);
    // A machine of ours: a proxy that was not told about must not be taken for one visitor.
    const isOurs = isPrivateAddress(address);
    if (request.method === 'POST') {
      const seconds = isOurs ? undefined : posts.spend('all', 1);
      return seconds === undefined ? undefined : ({ kind: 'overload', seconds } as const);
    }
    const seconds = isOurs ? undefined : budget.spend(senderOf(address), cost);
    return seconds === undefined ? undefined : ({ kind: 'too-many', seconds } as const);
  }

  function turnAway(request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply {
    metrics.refused('overload');
    void reply.header('retry-after', String(seconds)).header('cache-control', 'no-store');
    return refuseForNow(request, reply, options.siteName);
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' && isSentFromElsewhere(request.raw, siteUrl)) {
      metrics.refused('other-site');
      return sendProblem(reply, 403, 'This was sent from another site.');
    }
    const cost = costOf(request);
    const refusal = cost === 0 ? undefined : findRefusal(request, cost);
    if (refusal?.kind === 'overload') return turnAway(request, reply, refusal.seconds);
    if (refusal === undefined) return undefined;
    metrics.refused('too-many');
    return refuseTooMany(reply, refusal.seconds);
  });

  // Once the body is there: a form that is sent slowly takes nobody's place.
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

function refuseForNow(request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply {
  if (!request.headers.accept?.includes('text/html')) {
    return sendProblem(reply, 503, 'There is too much to do just now. Please try again.');
  }
  return reply.code(503).type('text/html; charset=utf-8').send(busyPage(name));
}
