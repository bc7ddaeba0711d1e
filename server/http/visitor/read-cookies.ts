import type { IncomingMessage } from 'node:http';
import { parseEdition, type Edition } from '#app/site/edition.ts';

/** Every cookie that the server reads; each must be in the cache key of deploy/nginx.conf. */
export const cookiesRead = ['edition', 'data-saver'] as const;

type CookieName = (typeof cookiesRead)[number];

const patterns = Object.fromEntries(
  cookiesRead.map((name) => [name, new RegExp(`(?:^|;\\s*)${name}=([^;]*)`)]),
) as Record<CookieName, RegExp>;

function readCookie({ headers }: IncomingMessage, name: CookieName): string | undefined {
  return headers.cookie?.match(patterns[name])?.[1]?.trim();
}

export interface EditionChoice {
  readonly edition: Edition | undefined;
  /** True when the cookie has an unknown value and should be replaced. */
  readonly isInvalid: boolean;
}

/** Reads the `edition` cookie of a request. */
export function readEditionCookie(request: IncomingMessage): EditionChoice {
  const value = readCookie(request, 'edition');
  const edition = value === undefined ? undefined : parseEdition(value);
  return { edition, isInvalid: value !== undefined && edition === undefined };
}

/** Reads whether to save data: the site's own switch, else the browser's header. */
export function wantsDataSaver(request: IncomingMessage): boolean {
  const choice = readCookie(request, 'data-saver');
  if (choice === 'on' || choice === 'off') return choice === 'on';
  return String(request.headers['save-data'] ?? '').toLowerCase() === 'on';
}
