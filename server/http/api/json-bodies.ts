import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problem.ts';

const details: Readonly<Record<number, string>> = {
  400: 'This is not valid JSON.',
  413: 'This is too long: 64 kB are taken at most.',
  415: 'Please send JSON, with the content type application/json.',
};

/** Routes below take JSON and say in words why they take nothing else. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parse);
  app.setErrorHandler((error, _request, reply) => {
    const detail = details[statusOf(error)];
    // What is not about the body is for the site's own handler.
    if (detail === undefined) throw error;
    return sendProblem(reply, statusOf(error), detail);
  });
}

function statusOf(error: unknown): number {
  const isKnown = error instanceof Error && 'statusCode' in error;
  return isKnown && typeof error.statusCode === 'number' ? error.statusCode : 500;
}
