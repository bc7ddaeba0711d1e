import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import type { TrustedProxies } from '#server/settings.ts';

type Trust = (address: string, hop: number) => boolean;

/** Who sent a request, as far as the trusted proxies in front of us can be believed. */
export interface ClientAddress {
  /** The visitor's address, IPv4 written plainly even where it came mapped into IPv6. */
  readonly address: string;
  /** Whether the connection itself comes from a trusted proxy, so that its headers count. */
  readonly isFromTrustedProxy: boolean;
}

/** Compiles the setting TRUST_PROXY into a reader of client addresses; it reads a request once. */
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
  const address = isFromTrustedProxy ? proxyAddr(request, trust) : peer;
  return { address: plainAddress(address), isFromTrustedProxy };
}

function compileTrust(trusted: TrustedProxies): Trust {
  switch (trusted.kind) {
    case 'none':
      return () => false;
    case 'hops':
      return (_address, hop) => hop < trusted.hops;
    case 'ranges':
      return proxyAddr.compile([...trusted.ranges]);
  }
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
