import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  type ProviderDirectory,
  DirectoryUnavailableError,
} from '#app/features/providers/directory/provider-directory.ports.ts';
import { parseQuestion } from '#app/features/search/search-answer.ts';
import { dropControls } from '#app/kernel/clean-text.ts';
import { isTooShort } from '#app/ui/search-box/is-too-short.ts';
import type { SuggestionAnswer } from '#app/ui/search-box/suggestion.ts';
import type { Discovery } from '#server/compose/open-discovery.ts';
import type { Store } from '#server/store/store.ts';
import { registerLeadRoutes, registerPushTokenRoute, type LeadApiOptions } from './lead-routes.ts';
import { sendProblem, statusOf, type FieldError } from './problem.ts';
import type { DirectoryQuery } from '#app/features/providers/directory/directory-query.ts';

interface ApiOptions extends LeadApiOptions {
  readonly findCountry: (request: FastifyRequest) => string | Promise<string>;
  readonly store: Store;
  readonly directory: ProviderDirectory;
  readonly siteSearch: Discovery['siteSearch'];
}

/** Registers the public HTTP API. */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  app.get('/api/location', async (request, reply) => {
    const country = await options.findCountry(request);
    return reply.header('cache-control', 'private, max-age=300').send({ country });
  });
  registerProviderRoutes(app, options.directory);
  registerSuggestionRoute(app, options.siteSearch);
  void app.register(async (posts) => {
    acceptJsonOnly(posts);
    registerLeadRoutes(posts, options);
    registerPushTokenRoute(posts, options.store);
  });
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

/** Serves the suggestions of the search fields. Too few letters have none, too many are cut. */
function registerSuggestionRoute(app: FastifyInstance, siteSearch: ApiOptions['siteSearch']): void {
  app.get('/api/suggestions', async ({ exchange: { url, edition } }, reply) => {
    const words = parseQuestion(url.searchParams);
    const items = isTooShort(words) ? [] : await siteSearch.suggest(words, edition);
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
  415: 'Send JSON with the content type application/json, not compressed.',
};

/** Makes routes accept JSON only, and explain every refusal. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, String(body), (error, value) => done(error, cleanFields(value)));
  });
  app.addHook('preParsing', async ({ method, headers }) => {
    const isPacked = (headers['content-encoding'] ?? 'identity') !== 'identity';
    if (method === 'POST' && isPacked) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
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

const retryAfterSeconds = 5;

/** Serves the directory search as JSON, with the page's own parameters. */
function registerProviderRoutes(app: FastifyInstance, directory: ProviderDirectory): void {
  app.get('/api/providers', async ({ exchange }, reply) => {
    const { searchParams: parameters } = exchange.url;
    try {
      const { query, total, items } = await directory.search(parameters);
      const errors = findErrors(parameters, query);
      if (errors.length > 0) {
        return sendProblem(reply, 422, errors[0]?.message ?? '', errors);
      }
      return await reply.header('cache-control', 'no-store').send({ total, items });
    } catch (error) {
      if (!(error instanceof DirectoryUnavailableError)) throw error;
      void reply.header('retry-after', String(retryAfterSeconds));
      return sendProblem(
        reply,
        503,
        'The directory is not available right now. Try again in a few seconds.',
      );
    }
  });
}

/** Pages ignore unknown values; programs get an error. */
function findErrors(parameters: URLSearchParams, query: DirectoryQuery): FieldError[] {
  const given = (name: string) => (parameters.get(name) ?? '') !== '';
  const types = parameters.getAll('type').filter((value) => value !== '');
  const errors: [field: string, isWrong: boolean, message: string][] = [
    ['state', given('state') && !query.stateId, 'There is no such state'],
    ['lga', given('lga') && !query.lgaId, 'There is no such local government area in this state'],
    ['plan', given('plan') && !query.plan, 'There is no such plan'],
    ['type', types.length > query.types.length, 'There is no such provider type'],
    ['speciality', given('speciality') && !query.speciality, 'There is no such speciality'],
    ['near', given('near') && !query.near, 'Must be a latitude and a longitude, like 6.5,3.4'],
    ['page', given('page') && parameters.get('page') !== String(query.page), 'Must be 1 or more'],
  ];
  return errors.flatMap(([field, isWrong, message]) => (isWrong ? [{ field, message }] : []));
}
