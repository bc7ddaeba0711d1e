import type { FastifyInstance } from 'fastify';
import { dropControls } from '#app/kernel/text/drop-controls.ts';
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
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, String(body), (error, value) => done(error, cleanFields(value)));
  });
  app.setErrorHandler((error, _request, reply) => {
    const detail = details[statusOf(error)];
    // What is not about the body is for the site's own handler.
    if (detail === undefined) throw error;
    return sendProblem(reply, statusOf(error), detail);
  });
}

/** Drops control characters from texts; anything else is refused later. */
function cleanFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const fields = Object.entries(body).map(([name, value]) => {
    return [name, typeof value === 'string' ? dropControls(value) : (value as unknown)] as const;
  });
  return Object.fromEntries(fields);
}

function statusOf(error: unknown): number {
  const isKnown = error instanceof Error && 'statusCode' in error;
  return isKnown && typeof error.statusCode === 'number' ? error.statusCode : 500;
}
