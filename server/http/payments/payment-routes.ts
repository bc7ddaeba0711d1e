import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { refuseOtherMethods } from '#server/http/api/api-routes.ts';
import { sendProblem } from '#server/http/api/problem.ts';
import type { Services } from '#server/compose/services.ts';
import type { Log } from '#server/log.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import {
  isSignedByPaystack,
  paystackTransaction,
  serviceText,
  standingOf,
} from '#server/upstream/paystack/paystack.ts';

const webhookPaths = {
  paystack: '/api/payments/paystack',
  paypal: '/api/payments/paypal',
} as const;

const json = v.pipe(v.string(), v.parseJson());
const paystackEvent = v.pipe(json, v.object({ event: v.string(), data: v.unknown() }));
const paypalEvent = v.pipe(
  json,
  v.object({
    event_type: v.string(),
    resource: v.object({
      id: serviceText,
      supplementary_data: v.optional(
        v.object({ related_ids: v.optional(v.object({ order_id: v.optional(serviceText) })) }),
      ),
    }),
  }),
);

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
  const body = bodyOf(request);
  if (!isSignedByPaystack(body, request.headers['x-paystack-signature'], key)) {
    log.warn({ requestId: request.id }, 'a Paystack webhook with a wrong signature');
    return sendProblem(reply, 401, 'The signature is not right.');
  }
  const event = v.safeParse(paystackEvent, body.toString());
  if (!event.success) return sendProblem(reply, 400, 'This is no event.');
  const transaction = v.safeParse(paystackTransaction, event.output.data);
  // Transfers, disputes and the like are nothing that this site does.
  if (!event.output.event.startsWith('charge.') || !transaction.success) return acknowledge(reply);
  const { reference } = transaction.output;
  return whenSaved(log, reply, async () => {
    const isKnown = await payments.desk.record(reference, standingOf(transaction.output));
    if (!isKnown) log.warn({ reference }, 'a Paystack webhook about an unknown payment');
    return true;
  });
}

/** Nothing in a PayPal event is believed: it only says which order to ask PayPal about. */
async function hearPaypal(
  { payments, leads, log }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const event = v.safeParse(paypalEvent, bodyOf(request).toString());
  if (!event.success) return sendProblem(reply, 400, 'This is no event.');
  const { resource } = event.output;
  const orderId = resource.supplementary_data?.related_ids?.order_id ?? resource.id;
  return whenSaved(log, reply, async () => {
    const attempt = await leads.store.tables
      .selectFrom('payments')
      .selectAll()
      .where('provider', '=', 'paypal')
      .where('provider_reference', '=', orderId)
      .executeTakeFirst();
    return attempt ? payments.desk.check(attempt, 'link') : true;
  });
}

function bodyOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** 200 after the work; 503 where it could not be done, so that the service sends the event again. */
async function whenSaved(
  log: Log,
  reply: FastifyReply,
  work: () => Promise<boolean>,
): Promise<FastifyReply> {
  try {
    if (await work()) return acknowledge(reply);
  } catch (error) {
    log.error({ reason: storeFailureReason(error) }, 'a webhook could not be saved');
  }
  void reply.header('retry-after', '60');
  return sendProblem(reply, 503, 'This could not be saved. Please send it again.');
}

function acknowledge(reply: FastifyReply): FastifyReply {
  return reply.send({ received: true });
}
