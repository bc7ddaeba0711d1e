import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import proxyAddr from 'proxy-addr';
import { sendProblem } from '#server/http/api/problem.ts';
import type { ClientAddress } from '#server/http/visitor/client-address.ts';
import type { Metrics } from '#server/metrics/metrics.ts';

interface MetricsRouteOptions {
  readonly metrics: Metrics;
  /** Ranges besides this machine that may read; from METRICS_FROM. */
  readonly ranges: readonly string[];
  readonly readClientAddress: (request: IncomingMessage) => ClientAddress;
}

/** GET /metrics, for this machine and those that METRICS_FROM names; for others there is none. */
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

/** What a proxy on this machine passes on comes from elsewhere. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  return isLoopback && proxyHeaders.every((name) => headers[name] === undefined);
}
