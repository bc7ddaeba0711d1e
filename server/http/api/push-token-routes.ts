import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { keepPushToken } from '#server/push/push-tokens.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import type { Store } from '#server/store/store.ts';
import { sendFieldErrors, sendProblem } from './problem.ts';

const missing = 'Please send a token';
const token = z.string(missing).trim().min(1, missing).max(4096, 'This token is too long');
const body = z.object({ token }, 'Please send an object with a token');

/** `POST /api/notifications/save-token`: 201 for a new token, 200 for one that is known. */
export function registerPushTokenRoute(app: FastifyInstance, store: Store): void {
  app.post('/api/notifications/save-token', async (request, reply) => {
    const parsed = body.safeParse(request.body);
    if (!parsed.success) return sendFieldErrors(reply, parsed.error);
    try {
      const isNew = await keepPushToken(store, parsed.data.token, Date.now());
      return await reply.code(isNew ? 201 : 200).send({ saved: true });
    } catch (error) {
      request.log.error({ reason: storeFailureReason(error) }, 'push token not kept');
      void reply.header('retry-after', '5');
      return sendProblem(reply, 503, 'The token could not be kept, please try again.');
    }
  });
}
