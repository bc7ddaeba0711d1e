import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import type { LeadKind } from '#app/leads/lead-kinds.ts';
import { refuseTooMany } from '#server/http/limits/refuse-too-many.ts';
import { sendFieldErrors, sendProblem } from './problem.ts';

interface LeadApiOptions {
  readonly intakeOf: (request: FastifyRequest) => LeadIntake;
}

// The specification's wording (section 5), and no stricter check than a browser's email field.
const emailMessage = 'Please enter your email address';
const email = z
  .string(emailMessage)
  .trim()
  .min(1, emailMessage)
  .max(254, 'This email address is too long')
  .regex(z.regexes.html5Email, 'Please enter an email address like name@example.com');
const source = z.string('Please name the source in words').max(40, 'This source is too long');
const notAnObject = 'Please send an object with an email address';
const subscriptionBody = z.object({ email }, notAnObject);
const tipsBody = z.object({ email, source: source.optional() }, notAnObject);

/** The contract's calls by which leads arrive as JSON: 202 once they are synced to disk. */
export function registerLeadRoutes(app: FastifyInstance, options: LeadApiOptions): void {
  app.post('/api/subscriptions', (request, reply) =>
    accept(request, reply, 'subscription', subscriptionBody, options),
  );
  app.post('/api/tips', (request, reply) => accept(request, reply, 'tips', tipsBody, options));
}

async function accept(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: LeadKind,
  schema: z.ZodType<Record<string, string | undefined>>,
  { intakeOf }: LeadApiOptions,
): Promise<FastifyReply> {
  const body = schema.safeParse(request.body);
  if (!body.success) return sendFieldErrors(reply, body.error);
  const sentKey = request.headers['idempotency-key'];
  const intake = await intakeOf(request).keep({
    kind,
    fields: definedOnly(body.data),
    consentVersion: undefined,
    submissionKey: typeof sentKey === 'string' ? sentKey : undefined,
    page: pageOf(request),
  });
  switch (intake.kind) {
    case 'kept':
      return reply.code(202).send({ reference: intake.reference });
    case 'too-many':
      return refuseTooMany(reply, intake.retryAfterSeconds);
    case 'unavailable':
      void reply.header('retry-after', '5');
      return sendProblem(reply, 503, 'Error submitting form, please try again');
  }
}

function definedOnly(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Path of the page that sent the call, as the browser names it. */
function pageOf(request: FastifyRequest): string {
  const referer = request.headers.referer;
  return referer && URL.canParse(referer) ? new URL(referer).pathname : '/';
}
