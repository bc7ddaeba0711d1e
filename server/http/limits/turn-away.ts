import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '#server/http/api/problem.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { busyPage, type BusyReason } from './busy-page.ts';

interface TurnAwayOptions {
  readonly metrics: Metrics;
  readonly siteName: string;
}

export type TurnAway = ReturnType<typeof createTurnAway>;

/** Limits are for a minute. */
export const tooManyForms =
  'Too many forms have been sent from your network. Try again in 1 minute.';

/** Creates the answers to requests that there is no room for: pages for browsers, problem documents on /api. */
export function createTurnAway({ metrics, siteName }: TurnAwayOptions) {
  const answers = {
    overload: {
      status: 503,
      detail: 'The site is too busy right now. Try again in a few seconds.',
    },
    'all-full': { status: 503, detail: 'Too many files are being sent right now.' },
    'sender-full': { status: 429, detail: 'Too many files are being sent from your network.' },
    'too-many-pages': {
      status: 429,
      detail: 'Too many pages have been opened from your network. Try again in 1 minute.',
    },
    'too-many-forms': { status: 429, detail: tooManyForms },
  } as const;
  const pages = {
    overload: busyPage(siteName),
    'all-full': busyPage(siteName, 'all-full'),
    'sender-full': busyPage(siteName, 'sender-full'),
    'too-many-pages': busyPage(siteName, 'too-many-pages'),
    'too-many-forms': busyPage(siteName, 'too-many-forms'),
  };
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    seconds: number,
    reason: BusyReason = 'overload',
  ): FastifyReply => {
    const { status, detail } = answers[reason];
    metrics.refused(status === 429 ? 'too-many' : 'overload');
    void reply.header('retry-after', String(seconds)).header('cache-control', 'no-store');
    const takesPage = request.headers.accept?.includes('text/html') === true;
    if (!takesPage || isApi(request)) return sendProblem(reply, status, detail);
    void reply.header('content-security-policy', pages[reason].policy);
    return reply.code(status).type('text/html; charset=utf-8').send(pages[reason].html);
  };
}

function isApi({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}
