/** Writes an IPv4 address that came mapped into IPv6 (`::ffff:192.0.2.1`) plainly. */
export function plainIp(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
