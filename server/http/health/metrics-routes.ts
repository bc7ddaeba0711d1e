import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendProblem } from '#server/http/api/problem.ts';
import type { Metrics } from '#server/metrics/metrics.ts';

interface MetricsRoutesOptions {
  readonly metrics: Metrics;
  readonly mayRead: (request: IncomingMessage) => boolean;
  readonly sendStatus: (reply: FastifyReply) => Promise<FastifyReply>;
}

/** Serves /metrics for Prometheus and /status for people; 404 for who may see neither. */
export function registerMetricsRoutes(app: FastifyInstance, options: MetricsRoutesOptions): void {
  const { metrics, mayRead, sendStatus } = options;
  void app.register(async (routes) => {
    routes.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (mayRead(request.raw)) return undefined;
      return sendProblem(reply, 404, 'There is nothing at this address.');
    });
    routes.get('/metrics', { logLevel: 'silent' }, async (_request, reply) =>
      reply.type(metrics.contentType).send(await metrics.text()),
    );
    routes.get('/status', { logLevel: 'silent' }, (_request, reply) => sendStatus(reply));
  });
}
