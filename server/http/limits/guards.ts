import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { membersPath } from '#app/features/buying/enrolment/members/member.ts';
import { sendProblem } from '#server/http/api/problem.ts';
import { isPrivateAddress } from '#server/ip-address.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { isOrderStep, senderOf, shareOf, type LimitPost } from './post-limit.ts';
import { costOf } from './take-turns.ts';
import type { TurnAway } from './turn-away.ts';
import { createVisitorBudget } from './visitor-budget.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route's posts are, where visitors send them. */
    readonly takes?: 'forms' | 'data';
  }
  interface FastifyRequest {
    /** Set when the sender has sent too many forms: the page shows this one again. */
    retryAfterSeconds: number | undefined;
  }
}

interface GuardOptions {
  readonly metrics: Metrics;
  readonly siteUrl: string;
  readonly turnAway: TurnAway;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly limitPost: LimitPost;
  /** Whether an order of the sender is kept. */
  readonly isOrderKept: (request: IncomingMessage) => Promise<boolean>;
  /** Monotonic. */
  readonly now?: () => number;
}

const windowMs = 60_000;
/** Ten uncached pages a second: an office, not a person. */
const mostPerVisitor = 600;
/** In uncached pages: 120 steps a minute for one address, which many visitors of a carrier share. */
const stepCost = 5;
/** Posts of all public addresses together, but for those that are refused or save nothing. */
const mostPosts = 1200;

/** Refuses cross-site posts and greedy visitors. */
export function registerGuards(app: FastifyInstance, options: GuardOptions): void {
  const { metrics, siteUrl, addressOf, turnAway, now } = options;
  const budget = createVisitorBudget({ most: mostPerVisitor, windowMs, now });
  const posts = createVisitorBudget({ most: mostPosts, windowMs, now });
  app.decorateRequest('retryAfterSeconds', undefined);

  function refuseGreedy(request: FastifyRequest, reply: FastifyReply, seconds: number) {
    const reason = request.method === 'POST' ? 'too-many-forms' : 'too-many-pages';
    return turnAway(request, reply, seconds, reason);
  }

  function guardVisitor(request: FastifyRequest, reply: FastifyReply, cost: number) {
    const address = addressOf(request.raw);
    // An undeclared proxy on the private network must not count as one visitor.
    if (cost === 0 || isPrivateAddress(address)) return undefined;
    const seconds = budget.spend(senderOf(address), cost);
    return seconds === undefined ? undefined : refuseGreedy(request, reply, seconds);
  }

  async function guardPost(request: FastifyRequest, reply: FastifyReply) {
    const { takes } = request.routeOptions.config;
    // Webhooks have their own limits; elsewhere there is nothing that takes a post.
    if (takes === undefined) return undefined;
    const url = new URL(request.url, siteUrl);
    const isStep = isOrderStep(url);
    // A first step keeps something new: it counts as a form.
    if (isStep && (url.pathname === membersPath || (await options.isOrderKept(request.raw)))) {
      return guardVisitor(request, reply, stepCost) ?? guardAll(request, reply);
    }
    const limit = await options.limitPost(request, shareOf(url));
    if (limit.kind === 'flood' || (limit.kind === 'too-many' && (takes === 'data' || isStep))) {
      return refuseGreedy(request, reply, limit.retryAfterSeconds);
    }
    if (limit.kind === 'too-many') {
      metrics.refused('too-many');
      request.retryAfterSeconds = limit.retryAfterSeconds;
      return undefined;
    }
    // A step is kept with its mistakes.
    return guardAll(request, reply, isStep ? undefined : limit.giveBack);
  }

  /** Comes last: what its sender may not send, or what saves nothing, takes nothing from the others. */
  function guardAll(request: FastifyRequest, reply: FastifyReply, giveBack?: () => unknown) {
    const isPrivate = isPrivateAddress(addressOf(request.raw));
    const seconds = isPrivate ? undefined : posts.spend('all', 1);
    reply.raw.once('close', () => {
      if (!giveBack || reply.raw.statusCode < 400) return;
      if (!isPrivate) posts.spend('all', -1);
      void giveBack();
    });
    return seconds === undefined ? undefined : turnAway(request, reply, seconds);
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return guardVisitor(request, reply, costOf(request));
    if (!isCrossSite(request.raw, siteUrl)) return guardPost(request, reply);
    metrics.refused('other-site');
    return sendProblem(reply, 403, 'This request was sent from another site.');
  });
}

/**
 * True when another site made the browser send this, our other subdomains included; programs send no
 * origin and pass.
 */
export function isCrossSite({ headers }: IncomingMessage, siteUrl: string): boolean {
  const { origin } = headers;
  // No browser sends an origin that is not an address, and React Router would log a failure.
  if (origin !== undefined && origin !== 'null' && !URL.canParse(origin)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Browsers from before 2023 send no Sec-Fetch-Site.
  if (origin === undefined) return false;
  const host = URL.parse(origin)?.host;
  const ours = [new URL(siteUrl).host, headers.host, headers['x-forwarded-host']];
  return host === undefined || !ours.includes(host);
}
