import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '#server/http/api/problem.ts';
import { contentSecurityPolicy } from '#server/http/pages/content-security-policy.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { escapeXml } from '#server/xml.ts';

/** Colours of the system: those of the brand would need a file. */
const styles = [
  'html{color-scheme:light dark}',
  'body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif}',
  'main{max-width:34rem;margin:12vh auto;padding:0 1.25rem}',
  'h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2;text-wrap:balance}',
  'p{margin:0 0 1rem;text-wrap:pretty}',
  'a{display:inline-block;padding:.625rem 1.5rem;border:2px solid;border-radius:.875rem;' +
    'color:inherit;font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:3px solid;outline-offset:3px}',
].join('');

const again = 'If you filled in a form, go back. Your answers should still be there.';
const file = 'We couldn’t take yours. Wait half a minute, then go back and send it again.';

/** Why somebody is turned away: for programs in one sentence, for people the words of a page. */
export const busyReasons = {
  overload: {
    status: 503,
    detail: 'The site is too busy right now. Try again in a few seconds.',
    words: [
      'The site is very busy right now',
      'We couldn’t open this page in time. Wait a few seconds, then try again.',
      again,
    ],
  },
  'all-full': {
    status: 503,
    detail: 'Too many files are being sent right now.',
    words: ['Too many files are being sent right now', file, again],
  },
  'sender-full': {
    status: 429,
    detail: 'Too many files are being sent from your network.',
    words: ['Too many files are being sent from your network', file, again],
  },
  'too-many-pages': {
    status: 429,
    detail: 'Too many pages have been opened from your network. Try again in 1 minute.',
    words: [
      'Too many pages have been opened from your network',
      'Wait a minute, then try again.',
      again,
    ],
  },
  'too-many-forms': {
    status: 429,
    // Limits are for a minute.
    detail: 'Too many forms have been sent from your network. Try again in 1 minute.',
    words: [
      'Too many forms have been sent from your network',
      'We didn’t get yours. Wait a minute, then go back and send it again.',
      'Your answers should still be there.',
    ],
  },
  'too-large': {
    status: 413,
    detail: 'The body is too large: the limit is 64 kB.',
    words: [
      'That is too long to send',
      'Go back, shorten your text and send it again.',
      'Your answers should still be there.',
    ],
  },
} as const;
type BusyReason = keyof typeof busyReasons;

export type TurnAway = ReturnType<typeof createTurnAway>;

/**
 * Creates the answers to requests that there is no room for: pages for browsers, problem documents on /api.
 * Without seconds to wait there is no use in sending the same again.
 */
export function createTurnAway(metrics: Metrics, siteName: string) {
  const reasons = Object.keys(busyReasons) as BusyReason[];
  // Made once: whoever is turned away must cost next to nothing.
  const pages = new Map(
    reasons.map((reason) => [
      reason,
      { page: busyPage(siteName, reason), form: busyPage(siteName, reason, true) },
    ]),
  );
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    seconds: number | undefined,
    reason: BusyReason = 'overload',
  ): FastifyReply => {
    const { status, detail } = busyReasons[reason];
    if (seconds !== undefined) {
      metrics.refused(status === 429 ? 'too-many' : 'overload');
      void reply.header('retry-after', String(seconds));
    }
    void reply.header('cache-control', 'no-store');
    const takesPage = request.headers.accept?.includes('text/html') === true;
    const page = pages.get(reason)?.[request.method === 'POST' ? 'form' : 'page'];
    if (!page || !takesPage || request.url.startsWith('/api/')) {
      return sendProblem(reply, status, detail);
    }
    void reply.header('content-security-policy', page.policy);
    return reply.code(status).type('text/html; charset=utf-8').send(page.html);
  };
}

/**
 * The page for visitors who are turned away: one response without files, so it costs nothing.
 * @param isForm whether it answers a form, which a link would open empty
 */
export function busyPage(siteName: string, reason: BusyReason = 'overload', isForm = false) {
  const [title, ...paragraphs] = busyReasons[reason].words;
  const html =
    '<!doctype html><html lang="en-NG"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>Please try again | ${escapeXml(siteName)}</title><style>${styles}</style></head>` +
    `<body><main><h1>${title}</h1>` +
    paragraphs.map((text) => `<p>${text}</p>`).join('') +
    '<p>In an emergency, call 112 in Nigeria, your local emergency number elsewhere, or go to the nearest hospital.</p>' +
    (isForm ? '' : '<a href="">Try again</a>') +
    '</main></body></html>';
  const options = { frameOrigins: [], imageOrigins: [], isTls: false, isFramed: false };
  return { html, policy: contentSecurityPolicy(html, options) };
}
