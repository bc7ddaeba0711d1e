import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { problemDocument } from './api/problem.ts';
import { isPrivateAddress } from './visitor/private-address.ts';

interface SiteServerOptions {
  readonly listener: RequestListener;
  /** What refusals carry that are made before a request is understood. */
  readonly headers: Readonly<Record<string, string>>;
  readonly limits?: Partial<ConnectionLimits>;
}

/** How long, and how many of them, connections may be. */
export interface ConnectionLimits {
  /** For all headers to arrive, from the start of the connection. */
  readonly headersMs: number;
  /** For a whole request, its body included. */
  readonly requestMs: number;
  /** Without a byte in either direction, while an answer is read. */
  readonly silenceMs: number;
  readonly mostConnections: number;
  /** From one public address; proxies of ours have private ones. */
  readonly mostOfOneAddress: number;
  readonly checkEveryMs: number;
}

const defaultLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  mostConnections: 4000,
  mostOfOneAddress: 200,
  checkEveryMs: 2000,
};
/** Longer than a proxy's own, so that it never sends into a connection that is being closed. */
const keepAliveMs = 65_000;
const mostHeaders = 200;

/** The site's HTTP server, with limits against clients who are slow or many on purpose. */
export function createSiteServer({ listener, headers, limits }: SiteServerOptions): Server {
  const limit = { ...defaultLimits, ...limits };
  const server = createServer(
    {
      keepAliveTimeout: keepAliveMs,
      headersTimeout: limit.headersMs,
      requestTimeout: limit.requestMs,
      connectionsCheckingInterval: limit.checkEveryMs,
      // The listener refuses what names no host, with our headers.
      requireHostHeader: false,
    },
    listener,
  );
  server.timeout = limit.silenceMs;
  server.maxHeadersCount = mostHeaders;
  limitConnections(server, limit);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable && error.code !== 'ECONNRESET') refuse(socket, statusOf(error), headers);
    else socket.destroy();
  });
  server.on('checkExpectation', (_request, response) => {
    response
      // What follows may be a body, or the next request: nobody can tell.
      .writeHead(417, {
        ...headers,
        'content-type': 'application/problem+json',
        connection: 'close',
      })
      .end(JSON.stringify(problemDocument(417, 'This cannot be expected of us.')));
  });
  return server;
}

function limitConnections(server: Server, limit: ConnectionLimits): void {
  const ofAddress = new Map<string, number>();
  let all = 0;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (ofAddress.get(address) ?? 0) + 1;
    // Those who are waiting for a next request make room first.
    if (all >= limit.mostConnections) server.closeIdleConnections();
    const isOneTooMany = count > limit.mostOfOneAddress && !isPrivateAddress(plain(address));
    if (isOneTooMany || all >= limit.mostConnections) {
      socket.destroy();
      return;
    }
    all += 1;
    ofAddress.set(address, count);
    socket.once('close', () => {
      all -= 1;
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
    });
  });
}

function plain(address: string): string {
  return address.replace(/^::ffff:/i, '');
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

const details: Readonly<Record<number, string>> = {
  400: 'This request cannot be read.',
  408: 'This request took too long to arrive.',
  431: 'The headers of this request are too long.',
};

/** By hand: there is no request that could be answered. */
function refuse(socket: Duplex, status: number, headers: Readonly<Record<string, string>>): void {
  const body = JSON.stringify(problemDocument(status, details[status] ?? ''));
  const all = {
    ...headers,
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
