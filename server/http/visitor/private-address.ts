import { BlockList, isIP } from 'node:net';

/** Addresses that never leave a machine or a local network (RFC 1918, 4193, 6598). */
const local = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['0.0.0.0', 8],
] as const) {
  local.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  local.addSubnet(network, prefix, 'ipv6');
}

/** True for loopback and private addresses, and for strings that are not addresses. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return true;
  return local.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
