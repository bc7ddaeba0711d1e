import type { IncomingMessage } from 'node:http';
import { createRangeCheck, plainIp } from '#server/ip-address.ts';
import type { TrustedProxies } from '#server/settings.ts';

type Trust = (address: string, hop: number) => boolean;

export interface ClientAddress {
  /** The visitor's address, with mapped IPv4 written plainly. */
  readonly address: string;
  /** True when the connection comes from a trusted proxy, so its headers are believed. */
  readonly isFromTrustedProxy: boolean;
}

/** Compiles TRUST_PROXY into a reader of client addresses that reads each request once. */
export function clientAddressReader(
  trusted: TrustedProxies,
): (request: IncomingMessage) => ClientAddress {
  const trust = compileTrust(trusted);
  const known = new WeakMap<IncomingMessage, ClientAddress>();
  return (request) => {
    const found = known.get(request) ?? readAddress(request, trust);
    known.set(request, found);
    return found;
  };
}

function readAddress(request: IncomingMessage, trust: Trust): ClientAddress {
  const peer = request.socket.remoteAddress ?? '';
  const isFromTrustedProxy = trust(peer, 0);
  const address = isFromTrustedProxy ? forwardedAddress(request, peer, trust) : plainIp(peer);
  return { address, isFromTrustedProxy };
}

function compileTrust(trusted: TrustedProxies): Trust {
  switch (trusted.kind) {
    case 'none':
      return () => false;
    case 'hops':
      return (_address, hop) => hop < trusted.hops;
    case 'ranges':
      return createRangeCheck(trusted.ranges);
  }
}

/** Finds the nearest address that is not a trusted proxy, or the farthest if all are. */
function forwardedAddress(request: IncomingMessage, peer: string, trust: Trust): string {
  const header = String(request.headers['x-forwarded-for'] ?? '');
  const forwarded = header
    .split(',')
    .map((entry) => withoutPort(entry.trim()))
    .filter((entry) => entry !== '');
  const path = [plainIp(peer), ...forwarded.toReversed()];
  return path.find((address, hop) => !trust(address, hop)) ?? path.at(-1) ?? '';
}

/** Some proxies write "1.2.3.4:5678", "[2001:db8::1]:443" or a zone. */
function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1];
  const address = bracketed ?? entry.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return plainIp(address.replace(/%[\w.-]*$/, ''));
}
