import type { IncomingMessage } from 'node:http';

/**
 * Every cookie that the server reads. Each is part of the key under which deploy/nginx.conf keeps
 * pages, or visitors would get each other's.
 */
export const cookiesRead = ['edition', 'data-saver'] as const;

type CookieName = (typeof cookiesRead)[number];

const patterns = Object.fromEntries(
  cookiesRead.map((name) => [name, new RegExp(`(?:^|;\\s*)${name}=([^;]*)`)]),
) as Record<CookieName, RegExp>;

/** The value of a cookie as the browser sent it; undefined when there is none. */
export function readCookie({ headers }: IncomingMessage, name: CookieName): string | undefined {
  return headers.cookie?.match(patterns[name])?.[1]?.trim();
}
