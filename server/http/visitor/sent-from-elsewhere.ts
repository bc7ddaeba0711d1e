import type { IncomingMessage } from 'node:http';

/**
 * Whether another site makes a visitor's browser send this. Programs, which say nothing of where
 * they come from, act for themselves.
 * @param siteUrl the site's public origin; its other names are known by the request's own Host
 */
export function isSentFromElsewhere({ headers }: IncomingMessage, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site';
  // Browsers from before 2023 say where they come from in another way.
  const { origin } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return ![new URL(siteUrl).host, headers.host, headers['x-forwarded-host']].includes(host);
}
