import type { FastifyReply } from 'fastify';
import { minutesInWords } from '#app/kernel/numbers.ts';
import { sendProblem } from '#server/http/api/problem.ts';

/** Answers 429 with the time to wait. */
export function refuseTooMany(reply: FastifyReply, retryAfterSeconds: number): FastifyReply {
  void reply.header('retry-after', String(retryAfterSeconds));
  const detail = `Too many forms have been sent from your network. Try again in ${minutesInWords(retryAfterSeconds)}.`;
  return sendProblem(reply, 429, detail);
}
