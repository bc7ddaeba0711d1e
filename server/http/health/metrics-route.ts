import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import proxyAddr from 'proxy-addr';
import { sendProblem } from '#server/http/api/problem.ts';
import type { ClientAddress } from '#server/http/visitor/client-address.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { plainAddress } from '#server/plain-address.ts';

interface MetricsRouteOptions {
  readonly metrics: Metrics;
  readonly ranges: readonly string[];
  readonly readClientAddress: (request: IncomingMessage) => ClientAddress;
}

/** Serves /metrics to this machine and the ranges of METRICS_FROM; 404 for others. */
export function registerMetricsRoute(app: FastifyInstance, options: MetricsRouteOptions): void {
  const { metrics, readClientAddress } = options;
  const isNamed = proxyAddr.compile([...options.ranges]);
  const mayRead = (request: IncomingMessage) =>
    isFromThisMachine(request) || isNamed(readClientAddress(request).address, 0);

  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayRead(request.raw)) return sendProblem(reply, 404, 'There is nothing at this address.');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

const proxyHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-host'];

/** False for requests that a proxy on this machine forwards. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isLoopback = /^127\.|^::1$/.test(plainAddress(socket.remoteAddress ?? ''));
  return isLoopback && proxyHeaders.every((name) => headers[name] === undefined);
}
