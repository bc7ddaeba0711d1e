import type { FastifyInstance } from 'fastify';
import type { DirectoryQuery } from '#app/features/providers/directory/directory-query.ts';
import {
  DirectoryUnavailableError,
  type ProviderDirectory,
} from '#app/features/providers/directory/provider-directory.ports.ts';
import { sendProblem, type FieldError } from './problem.ts';

const retryAfterSeconds = 5;

/** Serves the directory search as JSON, with the page's own parameters. */
export function registerProviderRoutes(app: FastifyInstance, directory: ProviderDirectory): void {
  app.get('/api/providers', async (request, reply) => {
    const parameters = new URL(request.url, 'http://localhost').searchParams;
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
