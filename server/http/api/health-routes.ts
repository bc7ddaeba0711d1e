import type { FastifyInstance } from 'fastify';

/** Whether the process lives, and whether it can take requests. */
export function registerHealth(app: FastifyInstance): void {
  app.get('/healthz', { logLevel: 'silent' }, (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, (_request, reply) => reply.send({ status: 'ready' }));
}
