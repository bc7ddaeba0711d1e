import type { FastifyInstance } from 'fastify';
import type { Store } from '#server/store/store.ts';
import { takeALead } from '#server/store/take-a-lead.ts';
import { sendProblem } from './problem.ts';
import { createReadiness } from './readiness.ts';

/** Whether the process lives, and whether it can take what visitors send. */
export function registerHealth(app: FastifyInstance, store: Store): void {
  const isReady = createReadiness({ tryOut: () => takeALead(store) });
  app.get('/healthz', { logLevel: 'silent' }, (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) =>
    (await isReady())
      ? reply.send({ status: 'ready' })
      : sendProblem(reply, 503, 'The store takes no writes.'),
  );
}
