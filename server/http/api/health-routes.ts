import type { FastifyInstance } from 'fastify';
import type { Store } from '#server/store/store.ts';
import { sendProblem } from './problem.ts';

/** Whether the process lives, and whether it can take what visitors send. */
export function registerHealth(app: FastifyInstance, store: Store): void {
  app.get('/healthz', { logLevel: 'silent' }, (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) =>
    (await store.isReady())
      ? reply.send({ status: 'ready' })
      : sendProblem(reply, 503, 'The store does not answer.'),
  );
}
