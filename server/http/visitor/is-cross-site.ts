import type { IncomingMessage } from 'node:http';

/** True when another site made the browser send this; programs send no origin and pass. */
export function isCrossSite({ headers }: IncomingMessage, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site';
  // Browsers from before 2023 send no Sec-Fetch-Site.
  const { origin } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return ![new URL(siteUrl).host, headers.host, headers['x-forwarded-host']].includes(host);
}
