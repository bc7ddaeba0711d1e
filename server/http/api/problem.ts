import type { FastifyReply } from 'fastify';
import * as v from 'valibot';

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

/** Sends a problem document. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  detail: string,
  errors?: readonly FieldError[],
): FastifyReply {
  return reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify(problemDocument(status, detail, errors)));
}

/** The status that an error asks for; 500 where it names none. */
export function statusOf(error: unknown): number {
  const isKnown = error instanceof Error && 'statusCode' in error;
  return isKnown && typeof error.statusCode === 'number' ? error.statusCode : 500;
}

/** Answers 422 with one entry for each bad field. */
export function sendFieldErrors(
  reply: FastifyReply,
  issues: readonly v.BaseIssue<unknown>[],
): FastifyReply {
  const found = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    // The first error explains the rest: an empty value has the wrong format too.
    if (!found.has(field)) found.set(field, issue.message);
  }
  const errors = Array.from(found, ([field, message]) => ({ field, message }));
  const detail = errors[0]?.message ?? 'Some fields are not valid.';
  return sendProblem(reply, 422, detail, errors);
}
