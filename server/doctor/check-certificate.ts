import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Finding } from '#app/features/status/status-report.types.ts';
import type { Settings } from '#server/settings.ts';
import { failureInWords } from './ask-service.ts';
import { ok, problem, unused, warning } from './finding.ts';

const longestMs = 5000;
const dayMs = 24 * 60 * 60 * 1000;
/** certbot renews 30 days before the end: from here on it has failed for more than two weeks. */
const fewestDays = 14;

/** Looks at the certificate that visitors get at SITE_URL. */
export async function checkCertificate({ SITE_URL }: Settings, nowMs: number): Promise<Finding> {
  const name = 'Certificate';
  if (!SITE_URL.startsWith('https:')) return unused(name, 'SITE_URL is not an https:// address');
  const { hostname, port, host } = new URL(SITE_URL);
  const renew = 'certbot renew --dry-run says what is wrong; then reload nginx.';
  // Only the end date matters: browsers check the rest, and tests bring their own certificate.
  const options = { servername: hostname, rejectUnauthorized: false, timeout: longestMs };
  const socket = connect({ host: hostname, port: Number(port || 443), ...options });
  socket.on('timeout', () => socket.destroy(new Error('does not answer in time')));
  try {
    await once(socket, 'secureConnect');
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - nowMs) / dayMs);
    if (days < 0) return problem(name, `of ${host} has ended`, renew);
    const text = `of ${host} is good for ${days === 1 ? '1 day' : `${days} days`}`;
    return days < fewestDays ? problem(name, `${text} only`, renew) : ok(name, text);
  } catch (error) {
    // From inside, some networks do not lead to their own public address.
    const advice = `If visitors cannot either, see that ${SITE_URL} leads here.`;
    return warning(name, `of ${host}: ${failureInWords(error)}`, advice);
  } finally {
    socket.destroy();
  }
}
