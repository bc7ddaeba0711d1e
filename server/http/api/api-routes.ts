import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderDirectory } from '#app/features/providers/directory/provider-directory.ports.ts';
import { parseQuestion } from '#app/features/search/search-answer.ts';
import type { TipBank } from '#app/features/wellness/tips/tips.ports.ts';
import { dropControls } from '#app/kernel/clean-text.ts';
import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import { isTooShort } from '#app/ui/search-box/is-too-short.ts';
import type { Suggestion, SuggestionAnswer } from '#app/ui/search-box/suggestion.ts';
import type { Store } from '#server/store/store.ts';
import { registerLeadRoutes, registerPushTokenRoute } from './lead-routes.ts';
import { sendProblem, statusOf } from './problem.ts';
import { registerProviderRoutes } from './provider-routes.ts';

interface ApiOptions {
  readonly findCountry: (request: FastifyRequest) => string | Promise<string>;
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
  const { intakeOf, tips, store } = options;
  acceptJsonOnly(app);
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

/** Finds suggestions for what the sender of a request has typed. */
type SuggestFor = (request: FastifyRequest, words: string) => Promise<readonly Suggestion[]>;

/** Serves the suggestions of the search fields. Too few letters have none, too many are cut. */
function registerSuggestionRoute(app: FastifyInstance, suggestFor: SuggestFor): void {
  app.get('/api/suggestions', async (request, reply) => {
    const words = parseQuestion(new URL(request.url, 'http://localhost').searchParams);
    const items = isTooShort(words) ? [] : await suggestFor(request, words);
    // The visitor's cookie may choose the edition.
    return reply
      .header('cache-control', 'private, max-age=300')
      .header('vary', 'Cookie')
      .send({ items } satisfies SuggestionAnswer);
  });
}

const details: Readonly<Record<number, string>> = {
  400: 'The body is not valid JSON.',
  413: 'The body is too large: the limit is 64 kB.',
  415: 'Send JSON with the content type application/json.',
};

/** Makes routes accept JSON only, and explain every refusal. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, String(body), (error, value) => done(error, cleanFields(value)));
  });
  app.setErrorHandler((error, _request, reply) => {
    const detail = details[statusOf(error)];
    // Errors that are not about the body go to the site's own handler.
    if (detail === undefined) throw error;
    return sendProblem(reply, statusOf(error), detail);
  });
}

/** Drops control characters from strings; schemas refuse other values later. */
function cleanFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const fields = Object.entries(body).map(([name, value]) => {
    return [name, typeof value === 'string' ? dropControls(value) : (value as unknown)] as const;
  });
  return Object.fromEntries(fields);
}
