import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/** Addresses that never leave a machine or a local network (RFC 1918, 4193, 6598, 6890). */
const isLocal = proxyAddr.compile([
  'loopback',
  'linklocal',
  'uniquelocal',
  '100.64.0.0/10',
  '0.0.0.0/8',
  '192.0.0.0/24',
  '198.18.0.0/15',
  '240.0.0.0/4',
  '::/128',
]);

/** True for loopback and private addresses, and for strings that are not addresses. */
export function isPrivateAddress(address: string): boolean {
  return isIP(address) === 0 || isLocal(address, 0);
}

/** Writes an IPv4 address that came mapped into IPv6 (`::ffff:192.0.2.1`) plainly. */
export function plainIp(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
