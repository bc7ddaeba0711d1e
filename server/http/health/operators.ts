import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import type { ClientAddress } from '#server/http/visitor/client-address.ts';
import { plainAddress } from '#server/plain-address.ts';

interface OperatorOptions {
  /** METRICS_FROM. */
  readonly ranges: readonly string[];
  readonly readClientAddress: (request: IncomingMessage) => ClientAddress;
}

/** Tells who may see how the site is: this machine, and the ranges that the operator names. */
export function createOperatorCheck({ ranges, readClientAddress }: OperatorOptions) {
  const isNamed = proxyAddr.compile([...ranges]);
  return (request: IncomingMessage): boolean =>
    isFromThisMachine(request) || isNamed(readClientAddress(request).address, 0);
}

const proxyHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-host'];

/** False for requests that a proxy on this machine forwards. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isLoopback = /^127\.|^::1$/.test(plainAddress(socket.remoteAddress ?? ''));
  return isLoopback && proxyHeaders.every((name) => headers[name] === undefined);
}
