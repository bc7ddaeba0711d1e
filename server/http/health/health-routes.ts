import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '#server/compose/services.ts';
import { sendProblem } from '#server/http/api/problem.ts';
import type { Store } from '#server/store/store.ts';
import { writeTestLead } from '#server/leads/write-test-lead.ts';
import { withTimeout } from '#server/timers.ts';
import { createRangeCheck, plainIp } from '#server/ip-address.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StatusPage } from '#app/features/status/status-page.tsx';
import { contentSecurityPolicy } from '#server/http/pages/content-security-policy.ts';
import { readStatus } from '#server/status/read-status.ts';

/** Serves /healthz (the process lives) and /readyz (it can save leads). */
export function registerHealth(app: FastifyInstance, store: Store): void {
  const isReady = createReadiness(() => writeTestLead(store));
  app.get('/healthz', { logLevel: 'silent' }, (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) =>
    (await isReady())
      ? reply.send({ status: 'ready' })
      : sendProblem(reply, 503, 'The store is not accepting writes.'),
  );
}

/** Serves /metrics for Prometheus and /status for people; answers 404 to all who may not see them. */
export function registerMetricsRoutes(
  app: FastifyInstance,
  services: Services,
  mayRead: (request: IncomingMessage) => boolean,
): void {
  const { metrics } = services;
  void app.register(async (routes) => {
    routes.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (mayRead(request.raw)) return undefined;
      return sendProblem(reply, 404, 'There is nothing at this address.');
    });
    routes.get('/metrics', { logLevel: 'silent' }, async (_request, reply) =>
      reply.type(metrics.contentType).send(await metrics.text()),
    );
    routes.get('/status', { logLevel: 'silent' }, (_request, reply) => sendStatus(services, reply));
  });
}

/** Each try costs a sync to disk, so reuse a recent answer. */
const freshMs = 3000;
/** Load balancers wait about this long. */
const timeoutMs = 4000;

/**
 * Checks whether the site is ready, one try at a time, shared by concurrent callers.
 * @param tryOut rejects when the site cannot save leads
 */
export function createReadiness(tryOut: () => Promise<void>) {
  let running: Promise<boolean> | undefined;
  let last = { isReady: false, atMs: Number.NEGATIVE_INFINITY };

  async function tryOnce(): Promise<boolean> {
    const isReady = await tryOut().then(
      () => true,
      () => false,
    );
    last = { isReady, atMs: performance.now() };
    running = undefined;
    return isReady;
  }

  return async (): Promise<boolean> => {
    if (!running && performance.now() - last.atMs < freshMs) return last.isReady;
    running ??= tryOnce();
    return withTimeout(running, timeoutMs).catch(() => false);
  };
}

/**
 * Creates the check of who may see metrics and status: this machine, and the operator's addresses.
 * @param ranges METRICS_FROM
 */
export function createOperatorCheck(
  ranges: readonly string[],
  addressOf: (request: IncomingMessage) => string,
) {
  const isNamed = createRangeCheck(ranges);
  return (request: IncomingMessage): boolean =>
    isFromThisMachine(request) || isNamed(addressOf(request));
}

const proxyHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-host'];

/** False for requests that a proxy on this machine forwards. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isLoopback = /^127\.|^::1$/.test(plainIp(socket.remoteAddress ?? ''));
  return isLoopback && proxyHeaders.every((name) => headers[name] === undefined);
}

/** Sends the status page, rendered each time. */
async function sendStatus(
  { metrics, info, identity, policyOptions }: Services,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const report = await readStatus({ metrics, info, siteName: identity.name, nowMs: Date.now() });
  const page = renderToStaticMarkup(createElement(StatusPage, { report }));
  const html = `<!doctype html>${page}`;
  const policy = contentSecurityPolicy(html, { ...policyOptions, isFramed: false });
  return reply
    .header('content-security-policy', policy)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
}
