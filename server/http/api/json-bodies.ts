import type { FastifyInstance } from 'fastify';
import { dropControls } from '#app/kernel/clean-text.ts';
import { sendProblem, statusOf } from './problem.ts';

const details: Readonly<Record<number, string>> = {
  400: 'The body is not valid JSON.',
  413: 'The body is too large: the limit is 64 kB.',
  415: 'Send JSON with the content type application/json.',
};

/** Makes routes accept JSON only, and explain every refusal. */
export function acceptJsonOnly(app: FastifyInstance): void {
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
