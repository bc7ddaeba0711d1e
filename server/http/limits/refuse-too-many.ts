import type { FastifyReply } from 'fastify';
import { sendProblem } from '#server/http/api/problem.ts';

/** Answers 429, and says when to come again. */
export function refuseTooMany(reply: FastifyReply, retryAfterSeconds: number): FastifyReply {
  void reply.header('retry-after', String(retryAfterSeconds));
  const detail = `Too much was sent from your network. Please try again in ${retryAfterSeconds} seconds.`;
  return sendProblem(reply, 429, detail);
}
