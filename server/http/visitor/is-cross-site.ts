import type { IncomingMessage } from 'node:http';

/**
 * True when another site made the browser send this, our other subdomains included; programs send no
 * origin and pass.
 */
export function isCrossSite({ headers }: IncomingMessage, siteUrl: string): boolean {
  const { origin } = headers;
  // No browser sends an origin that is not an address, and React Router would log a failure.
  if (origin !== undefined && origin !== 'null' && !URL.canParse(origin)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Browsers from before 2023 send no Sec-Fetch-Site.
  if (origin === undefined) return false;
  const host = URL.parse(origin)?.host;
  const ours = [new URL(siteUrl).host, headers.host, headers['x-forwarded-host']];
  return host === undefined || !ours.includes(host);
}
