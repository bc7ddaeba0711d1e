import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { savePushToken } from '#server/push/push-tokens.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import type { Store } from '#server/store/store.ts';
import { sendFieldErrors, sendProblem } from './problem.ts';

const missing = 'Please send a token';
const token = v.pipe(
  v.string(missing),
  v.trim(),
  v.nonEmpty(missing),
  v.maxLength(4096, 'This token is too long'),
);
// Without the default a missing token would get the message of the object.
const body = v.object({ token: v.optional(token, '') }, 'Please send an object with a token');

/** `POST /api/notifications/save-token`: 201 for a new token, 200 for one that is known. */
export function registerPushTokenRoute(app: FastifyInstance, store: Store): void {
  app.post('/api/notifications/save-token', async (request, reply) => {
    const parsed = v.safeParse(body, request.body);
    if (!parsed.success) return sendFieldErrors(reply, parsed.issues);
    try {
      const isNew = await savePushToken(store, parsed.output.token, Date.now());
      return await reply.code(isNew ? 201 : 200).send({ saved: true });
    } catch (error) {
      request.log.error({ reason: storeFailureReason(error) }, 'push token not saved');
      void reply.header('retry-after', '5');
      return sendProblem(reply, 503, 'The token could not be saved. Try again in a few seconds.');
    }
  });
}
