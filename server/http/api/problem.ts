import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

/** One bad field of a request. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timeout',
  413: 'Content too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  417: 'Expectation failed',
  422: 'Unprocessable content',
  429: 'Too many requests',
  431: 'Request header fields too large',
  500: 'Internal error',
  503: 'Service unavailable',
};

/** The body of an RFC 9457 problem document. */
export function problemDocument(status: number, detail: string, errors?: readonly FieldError[]) {
  return {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    detail,
    ...(errors && { errors }),
  };
}

/** Answers with a problem document. */
export function sendProblem(reply: FastifyReply, status: number, detail: string): FastifyReply {
  return reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify(problemDocument(status, detail)));
}

/** Answers 422 with one entry for each bad field. */
export function sendFieldErrors(reply: FastifyReply, error: z.ZodError): FastifyReply {
  const found = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const field = path.join('.');
    // The first thing wrong explains the rest: what is empty has no right shape either.
    if (!found.has(field)) found.set(field, message);
  }
  const errors = Array.from(found, ([field, message]) => ({ field, message }));
  const detail = errors[0]?.message ?? 'Some fields are not right.';
  return reply
    .code(422)
    .type('application/problem+json')
    .send(JSON.stringify(problemDocument(422, detail, errors)));
}
