import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuseOtherMethods } from '#server/http/api/api-routes.ts';
import { sendProblem } from '#server/http/api/problem.ts';
import type { Services } from '#server/http/services.ts';
import type { Log } from '#server/logging/log.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { isSignedByPaystack } from '#server/upstream/paystack/paystack-signature.ts';
import { paystackTransaction, standingOf } from '#server/upstream/paystack/paystack.ts';

/** Where payment services tell what became of a payment. */
export const webhookPaths = {
  paystack: '/api/payments/paystack',
  paypal: '/api/payments/paypal',
} as const;

const paystackEvent = z.object({ event: z.string(), data: z.unknown() });
const paypalEvent = z.object({
  event_type: z.string(),
  resource: z.object({
    id: z.string(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  }),
});

/** The webhooks. 200 only once what they tell is synced to disk: otherwise they come again. */
export function registerPaymentWebhooks(app: FastifyInstance, services: Services): void {
  const { PAYSTACK_SECRET_KEY: key, PAYPAL_CLIENT_ID: clientId } = services.settings;
  if (key !== undefined) {
    app.post(webhookPaths.paystack, (request, reply) =>
      hearPaystack(services, key, request, reply),
    );
    refuseOtherMethods(app, webhookPaths.paystack, ['POST']);
  }
  if (clientId !== undefined) {
    app.post(webhookPaths.paypal, (request, reply) => hearPaypal(services, request, reply));
    refuseOtherMethods(app, webhookPaths.paypal, ['POST']);
  }
}

async function hearPaystack(
  { payments, log }: Services,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (!isSignedByPaystack(body, request.headers['x-paystack-signature'], key)) {
    log.warn({ requestId: request.id }, 'a Paystack webhook with a wrong signature');
    return sendProblem(reply, 401, 'The signature is not right.');
  }
  const event = paystackEvent.safeParse(parseJson(body));
  if (!event.success) return sendProblem(reply, 400, 'This is no event.');
  const transaction = paystackTransaction.safeParse(event.data.data);
  // Transfers, disputes and the like are nothing that this site does.
  if (!event.data.event.startsWith('charge.') || !transaction.success) return acknowledge(reply);
  const { reference } = transaction.data;
  return whenKept(log, reply, async () => {
    const isKnown = await payments.desk.hear(reference, standingOf(transaction.data));
    if (!isKnown) log.warn({ reference }, 'a Paystack webhook about a payment nobody knows');
    return true;
  });
}

/** Nothing in a PayPal event is believed: it only says which order to ask PayPal about. */
async function hearPaypal(
  { payments, leads, log }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const event = paypalEvent.safeParse(parseJson(body));
  if (!event.success) return sendProblem(reply, 400, 'This is no event.');
  const { resource } = event.data;
  const orderId = resource.supplementary_data?.related_ids?.order_id ?? resource.id;
  return whenKept(log, reply, async () => {
    const attempt = await leads.store.tables
      .selectFrom('payments')
      .selectAll()
      .where('provider', '=', 'paypal')
      .where('provider_reference', '=', orderId)
      .executeTakeFirst();
    return attempt ? payments.desk.ask(attempt, 'link') : true;
  });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** 200 after the work; 503 where it could not be done, so that the service sends the event again. */
async function whenKept(
  log: Log,
  reply: FastifyReply,
  work: () => Promise<boolean>,
): Promise<FastifyReply> {
  try {
    if (await work()) return acknowledge(reply);
  } catch (error) {
    log.error({ reason: storeFailureReason(error) }, 'a webhook could not be kept');
  }
  void reply.header('retry-after', '60');
  return sendProblem(reply, 503, 'This could not be kept. Please send it again.');
}

function acknowledge(reply: FastifyReply): FastifyReply {
  return reply.send({ received: true });
}
