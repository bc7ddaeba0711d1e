import type { Edition } from './edition.ts';

const oneYearSeconds = 365 * 24 * 60 * 60;

/** Explains the data saver and takes its switch. */
export const dataSaverPath = '/data-saver';

/** Fields of the data saver's switch; the choice is also the cookie's name. */
export const dataSaverFields = { choice: 'data-saver', back: 'back' } as const;

/** The Set-Cookie header that keeps the chosen edition for a year. */
export function editionCookie(choice: Edition): string {
  return choiceCookie('edition', choice);
}

/** The Set-Cookie header that keeps the choice made with the data saver's switch for a year. */
export function dataSaverCookie(choice: 'on' | 'off'): string {
  return choiceCookie(dataSaverFields.choice, choice);
}

function choiceCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax`;
}

const anyOrigin = 'http://own.invalid';

/** Finds a safe path of this site to redirect to; undefined for "//host", "\" or dots. */
export function findOwnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2000) return undefined;
  if (!URL.canParse(value, anyOrigin)) return undefined;
  const { origin, pathname, search } = new URL(value, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search : undefined;
}
