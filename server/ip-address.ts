import { BlockList, isIP } from 'node:net';

/** Creates the check whether an address is in ranges, each written as one address or as CIDR. */
export function createRangeCheck(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    const [kind, all] = isIP(network) === 6 ? (['ipv6', 128] as const) : (['ipv4', 32] as const);
    list.addSubnet(network, Number(bits ?? all), kind);
  }
  return (address) => {
    // Without the zone of fe80::1%eth0.
    const [plain = ''] = address.split('%');
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}

/** Addresses that never leave a machine or a local network (RFC 1918, 3927, 4193, 6598, 6890). */
const isLocal = createRangeCheck(
  (
    '127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 100.64.0.0/10 0.0.0.0/8 ' +
    '192.0.0.0/24 198.18.0.0/15 240.0.0.0/4 ::1 fe80::/10 fc00::/7 ::/128'
  ).split(' '),
);

/** True for loopback and private addresses, and for strings that are not addresses. */
export function isPrivateAddress(address: string): boolean {
  return isIP(address) === 0 || isLocal(address);
}

/** Writes an IPv4 address that came mapped into IPv6 (`::ffff:192.0.2.1`) plainly. */
export function plainIp(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
