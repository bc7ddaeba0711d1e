import { createCookie } from 'react-router';
import { draftCookieName, draftHours } from './order-drafts.ports.ts';

const cookie = createCookie(draftCookieName, {
  httpOnly: true,
  sameSite: 'lax',
  path: '/checkout',
  maxAge: draftHours * 60 * 60,
});

/** Reads the key of the visitor's orders; undefined where there is none that can be one. */
export async function readDraftKey({
  headers,
}: Pick<Request, 'headers'>): Promise<string | undefined> {
  const value: unknown = await cookie.parse(headers.get('cookie'));
  return typeof value === 'string' && /^[\w-]{22}$/.test(value) ? value : undefined;
}

/** The Set-Cookie header that keeps the key as long as the orders. */
export function draftCookie(key: string, siteUrl: string): Promise<string> {
  return cookie.serialize(key, { secure: siteUrl.startsWith('https:') });
}
