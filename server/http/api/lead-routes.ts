import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  fieldsOfProfile,
  parseAgreedProfile,
  tipsConsent,
} from '#app/features/wellness/tips/tips-profile.ts';
import type { TipBank } from '#app/features/wellness/tips/tips.ports.ts';
import { emailShape } from '#app/kernel/form-rules.ts';
import type { LeadIntake, SentLead } from '#app/leads/lead-intake.ports.ts';
import { busyReasons } from '#server/http/limits/turn-away.ts';
import { isPushToken, savePushToken } from '#server/push/subscription.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import type { Store } from '#server/store/store.ts';
import { sendFieldErrors, sendProblem } from './problem.ts';

export interface LeadApiOptions {
  readonly intakeOf: (request: FastifyRequest) => LeadIntake;
  readonly tips: TipBank;
}

// The specification's wording (section 5); then the rules of all forms.
const emailMessage = 'Please enter your email address';
const emailAddress = v.pipe(v.string(emailMessage), v.trim(), v.nonEmpty(emailMessage), emailShape);
// Without the default a missing address would get the message of the object.
const email = v.optional(emailAddress, '');
const source = v.pipe(
  v.string('Please name the source in words'),
  v.maxLength(40, 'This source is too long'),
);
const notAnObject = 'Please send an object with an email address';
const subscriptionBody = v.object({ email }, notAnObject);
const tipsBody = v.object(
  {
    email,
    source: v.optional(source),
    // What does not come with the consent, or is not known, is dropped: see parseAgreedProfile().
    consent: v.optional(v.unknown()),
    result: v.optional(v.unknown()),
    themes: v.fallback(v.optional(v.array(v.unknown()), []), []),
  },
  notAnObject,
);

const takesData = { config: { takes: 'data' } } as const;

/** Takes leads as JSON: 202 once they are synced to disk. */
export function registerLeadRoutes(app: FastifyInstance, options: LeadApiOptions): void {
  app.post('/api/subscriptions', takesData, async (request, reply) => {
    const body = v.safeParse(subscriptionBody, request.body);
    if (!body.success) return sendFieldErrors(reply, body.issues);
    return accept(request, reply, { kind: 'subscription', fields: body.output }, options);
  });
  app.post('/api/tips', takesData, async (request, reply) => {
    const body = v.safeParse(tipsBody, request.body);
    if (!body.success) return sendFieldErrors(reply, body.issues);
    const { consent, result, themes, email: address, source: named } = body.output;
    const profile = parseAgreedProfile(consent, result, themes);
    const fields = {
      email: address,
      ...(named !== undefined && { source: named }),
      ...(profile && fieldsOfProfile(profile)),
    };
    const lead = { kind: 'tips', fields, consentVersion: profile && tipsConsent } as const;
    return accept(request, reply, lead, options, profile && { tips: options.tips.pick(profile) });
  });
}

type ApiLead = Pick<SentLead, 'kind' | 'fields'> & Partial<Pick<SentLead, 'consentVersion'>>;

async function accept(
  request: FastifyRequest,
  reply: FastifyReply,
  lead: ApiLead,
  { intakeOf }: LeadApiOptions,
  more: object = {},
): Promise<FastifyReply> {
  const sentKey = request.headers['idempotency-key'];
  const intake = await intakeOf(request).save({
    consentVersion: undefined,
    ...lead,
    sentKey: typeof sentKey === 'string' ? sentKey : undefined,
    page: pageOf(request),
  });
  switch (intake.kind) {
    case 'saved':
      return reply.code(202).send({ reference: intake.reference, ...more });
    case 'too-many':
      void reply.header('retry-after', String(intake.retryAfterSeconds));
      return sendProblem(reply, 429, busyReasons['too-many-forms'].detail);
    case 'unavailable':
      void reply.header('retry-after', '5');
      return sendProblem(reply, 503, 'Error submitting form, please try again');
  }
}

/** Path of the page that sent the call, from the Referer header. */
function pageOf(request: FastifyRequest): string {
  const referer = request.headers.referer;
  return referer && URL.canParse(referer) ? new URL(referer).pathname : '/';
}

const missing = 'Please send a token';
const token = v.pipe(
  v.string(missing),
  v.trim(),
  v.nonEmpty(missing),
  v.maxLength(4096, 'This token is too long'),
  v.check(isPushToken, 'Please send a token, or a PushSubscription as JSON'),
);
// Without the default a missing token would get the message of the object.
const body = v.object({ token: v.optional(token, '') }, 'Please send an object with a token');

/** `POST /api/notifications/save-token`: 201 for a new token, 200 for one that is known. */
export function registerPushTokenRoute(app: FastifyInstance, store: Store): void {
  app.post('/api/notifications/save-token', takesData, async (request, reply) => {
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
