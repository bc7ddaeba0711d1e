import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { sendProblem } from '#server/http/api/problem.ts';
import type { Services } from '#server/compose/services.ts';
import { senderOf, type LimitPost } from '#server/http/limits/post-limit.ts';
import { createVisitorBudget } from '#server/http/limits/visitor-budget.ts';
import type { Log } from '#server/log.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import {
  isSignedByPaystack,
  paystackTransaction,
  reportOf,
} from '#server/upstream/paystack/paystack.ts';
import { soughtId } from '#server/upstream/service-text.ts';

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
      id: soughtId,
      /** What we call the payment; all that a refund says about it. */
      custom_id: v.optional(soughtId),
      supplementary_data: v.optional(
        v.object({ related_ids: v.optional(v.object({ order_id: v.optional(soughtId) })) }),
      ),
    }),
  }),
);

interface WebhookOptions {
  readonly services: Services;
  readonly limitPost: LimitPost;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Monotonic. */
  readonly now?: () => number;
}

/** Events of one service that are signed, or name a payment of ours; no visitor's post counts here. */
const mostOfService = 1200;
/** Events of one address for PayPal, which nothing shows to be PayPal's own. */
const mostOfSender = 60;
const windowMs = 60_000;

/** The webhooks. 200 only once what they tell is synced to disk: otherwise they come again. */
export function registerPaymentWebhooks(app: FastifyInstance, options: WebhookOptions): void {
  const { PAYSTACK_SECRET_KEY: key, PAYPAL_CLIENT_ID: clientId } = options.services.settings;
  const budget = createVisitorBudget({ most: mostOfService, windowMs, now: options.now });
  if (key !== undefined) {
    const hear = hearPaystack(options, key, () => budget.spend('paystack', 1));
    app.post(webhookPaths.paystack, hear);
  }
  if (clientId !== undefined) {
    app.post(
      webhookPaths.paypal,
      hearPaypal(options, () => budget.spend('paypal', 1)),
    );
  }
}

type Hear = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
/** @returns seconds to wait when a service has sent too much */
type Spend = () => number | undefined;

function hearPaystack({ services, limitPost }: WebhookOptions, key: string, spend: Spend): Hear {
  const { payments, log } = services;
  return async (request, reply) => {
    const body = bodyOf(request);
    if (!isSignedByPaystack(body, request.headers['x-paystack-signature'], key)) {
      const limit = await limitPost(request);
      if (limit.kind !== 'fine') return sendLater(reply, limit.retryAfterSeconds);
      log.warn({ requestId: request.id }, 'a Paystack webhook with a wrong signature');
      return sendProblem(reply, 401, 'The signature is not right.');
    }
    const seconds = spend();
    if (seconds !== undefined) return sendLater(reply, seconds);
    const event = v.safeParse(paystackEvent, body.toString());
    if (!event.success) return sendProblem(reply, 400, 'This is no event.');
    const transaction = v.safeParse(paystackTransaction, event.output.data);
    // Transfers, disputes and the like are nothing that this site does.
    const isCharge = event.output.event.startsWith('charge.');
    if (!isCharge || !transaction.success) return acknowledge(reply);
    const { reference } = transaction.output;
    return whenSaved(log, reply, async () => {
      const isKnown = await payments.orderPayments.record(reference, reportOf(transaction.output));
      if (!isKnown) log.warn({ reference }, 'a Paystack webhook about an unknown payment');
      return true;
    });
  };
}

/** Nothing in a PayPal event is believed: it only says which order to ask PayPal about. */
function hearPaypal(options: WebhookOptions, spend: Spend): Hear {
  const { services, addressOf } = options;
  const { payments, leads, log } = services;
  const senders = createVisitorBudget({ most: mostOfSender, windowMs, now: options.now });
  return async (request, reply) => {
    const early = senders.spend(senderOf(addressOf(request.raw)), 1);
    if (early !== undefined) return sendLater(reply, early);
    const event = v.safeParse(paypalEvent, bodyOf(request).toString());
    if (!event.success) return sendProblem(reply, 400, 'This is no event.');
    const { resource } = event.output;
    const orderId = resource.supplementary_data?.related_ids?.order_id ?? resource.id;
    return whenSaved(log, reply, async () => {
      const attempt = await leads.store.tables
        .selectFrom('payments')
        .selectAll()
        .where('provider', '=', 'paypal')
        .where(({ eb }) =>
          eb('provider_reference', '=', orderId).or('id', '=', resource.custom_id ?? ''),
        )
        .executeTakeFirst();
      if (!attempt) return true;
      const seconds = spend() ?? payments.calls.spend(attempt.enrolment_id, 1);
      return seconds ?? payments.orderPayments.check(attempt, 'link');
    });
  };
}

function bodyOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/**
 * 200 after the work; 503 where it could not be done, so that the service sends the event again.
 * @param work returns the seconds to wait where it may not be done yet
 */
async function whenSaved(
  log: Log,
  reply: FastifyReply,
  work: () => Promise<boolean | number>,
): Promise<FastifyReply> {
  try {
    const done = await work();
    if (typeof done === 'number') return await sendLater(reply, done);
    if (done) return await acknowledge(reply);
  } catch (error) {
    log.error({ reason: storeFailureReason(error) }, 'a webhook could not be saved');
  }
  void reply.header('retry-after', '60');
  return sendProblem(reply, 503, 'This could not be saved. Please send it again.');
}

function sendLater(reply: FastifyReply, seconds: number): FastifyReply {
  void reply.header('retry-after', String(seconds));
  return sendProblem(reply, 429, 'Too many events have come. Please send this one again later.');
}

function acknowledge(reply: FastifyReply): FastifyReply {
  return reply.send({ received: true });
}
