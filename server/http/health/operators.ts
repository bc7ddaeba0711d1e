import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import { plainIp } from '#server/plain-ip.ts';

/**
 * Creates the check of who may see metrics and status: this machine, and the operator's addresses.
 * @param ranges METRICS_FROM
 */
export function createOperatorCheck(
  ranges: readonly string[],
  addressOf: (request: IncomingMessage) => string,
) {
  const isNamed = proxyAddr.compile([...ranges]);
  return (request: IncomingMessage): boolean =>
    isFromThisMachine(request) || isNamed(addressOf(request), 0);
}

const proxyHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-host'];

/** False for requests that a proxy on this machine forwards. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isLoopback = /^127\.|^::1$/.test(plainIp(socket.remoteAddress ?? ''));
  return isLoopback && proxyHeaders.every((name) => headers[name] === undefined);
}
