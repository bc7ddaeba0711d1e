import type { FastifyInstance } from 'fastify';
import type { Store } from '#server/store/store.ts';
import { writeTestLead } from '#server/store/write-test-lead.ts';
import { sendProblem } from '../api/problem.ts';
import { createReadiness } from './readiness.ts';

/** Serves /healthz (the process lives) and /readyz (it can save leads). */
export function registerHealth(app: FastifyInstance, store: Store): void {
  const isReady = createReadiness({ tryOut: () => writeTestLead(store) });
  app.get('/healthz', { logLevel: 'silent' }, (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) =>
    (await isReady())
      ? reply.send({ status: 'ready' })
      : sendProblem(reply, 503, 'The store is not accepting writes.'),
  );
}
