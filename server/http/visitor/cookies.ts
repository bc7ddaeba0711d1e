import type { IncomingMessage } from 'node:http';
import { draftCookieName } from '#app/features/buying/enrolment/draft/order-drafts.ports.ts';

/** Every cookie that the server reads; deploy/nginx.conf caches by each of them. */
export const cookiesRead = ['edition', 'data-saver', draftCookieName] as const;

type CookieName = (typeof cookiesRead)[number];

const patterns = Object.fromEntries(
  cookiesRead.map((name) => [name, new RegExp(`(?:^|;\\s*)${name}=([^;]*)`)]),
) as Record<CookieName, RegExp>;

/** Reads one cookie of a request. */
export function readCookie({ headers }: IncomingMessage, name: CookieName): string | undefined {
  return headers.cookie?.match(patterns[name])?.[1]?.trim();
}

/** Tells whether the visitor fills in an order: the pages of the checkout are then theirs alone. */
export function hasOrder(request: IncomingMessage): boolean {
  return readCookie(request, draftCookieName) !== undefined;
}

/** Reads whether to save data: the site's own switch, else the browser's header. */
export function wantsDataSaver(request: IncomingMessage): boolean {
  const choice = readCookie(request, 'data-saver');
  if (choice === 'on' || choice === 'off') return choice === 'on';
  return String(request.headers['save-data'] ?? '').toLowerCase() === 'on';
}
