import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderDirectory } from '#app/features/providers/directory/provider-directory.ports.ts';
import type { TipBank } from '#app/features/wellness/tips/tips.ports.ts';
import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import type { PostLimit } from '#server/http/limits/post-limit.ts';
import { refuseTooMany } from '#server/http/limits/refuse-too-many.ts';
import type { Store } from '#server/store/store.ts';
import { acceptJsonOnly } from './json-bodies.ts';
import { registerLeadRoutes } from './lead-routes.ts';
import { sendProblem } from './problem.ts';
import { registerProviderRoutes } from './provider-routes.ts';
import { registerPushTokenRoute } from './push-token-routes.ts';
import { registerSuggestionRoute, type SuggestFor } from './suggestion-route.ts';

interface ApiOptions {
  readonly findCountry: (request: FastifyRequest) => string | Promise<string>;
  readonly limitPost: (request: FastifyRequest) => Promise<PostLimit>;
  readonly intakeOf: (request: FastifyRequest) => LeadIntake;
  readonly tips: TipBank;
  readonly store: Store;
  readonly directory: ProviderDirectory;
  readonly suggestFor: SuggestFor;
}

/** Registers the public HTTP API. */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  app.get('/api/location', async (request, reply) => {
    const country = await options.findCountry(request);
    return reply.header('cache-control', 'private, max-age=300').send({ country });
  });
  refuseOtherMethods(app, '/api/location', ['GET']);
  registerProviderRoutes(app, options.directory);
  refuseOtherMethods(app, '/api/providers', ['GET']);
  registerSuggestionRoute(app, options.suggestFor);
  refuseOtherMethods(app, '/api/suggestions', ['GET']);
  void app.register(async (posts) => registerPosts(posts, options));
  for (const path of ['/api', '/api/*']) {
    // Before the body is read: an unknown address is 404 whatever is sent.
    app.all(
      path,
      { onRequest: async (_request, reply) => sendNotFound(reply) },
      (_request, reply) => sendNotFound(reply),
    );
  }
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 404, 'There is nothing at this address.');
}

function registerPosts(app: FastifyInstance, options: ApiOptions): void {
  const { limitPost, intakeOf, tips, store } = options;
  acceptJsonOnly(app);
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return undefined;
    const limit = await limitPost(request);
    return limit.kind === 'fine' ? undefined : refuseTooMany(reply, limit.retryAfterSeconds);
  });
  registerLeadRoutes(app, { intakeOf, tips });
  registerPushTokenRoute(app, store);
  for (const path of ['/api/subscriptions', '/api/tips', '/api/notifications/save-token']) {
    refuseOtherMethods(app, path, ['POST']);
  }
}

/** Answers 405 with `Allow` to every method that a path does not serve. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  served: readonly ('GET' | 'POST')[],
): void {
  // Where GET is served, Fastify serves HEAD too.
  const allowed = served.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  app.route({
    method: app.supportedMethods.filter((method) => !allowed.includes(method)),
    url,
    handler: (request, reply) => refuseMethod(request, reply, allowed),
  });
}

/** Answers 405 with the allowed methods. */
export function refuseMethod(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly string[],
): FastifyReply {
  void reply.header('allow', allowed.join(', '));
  return sendProblem(reply, 405, `${request.method} is not allowed here.`);
}
