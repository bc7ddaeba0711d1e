import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { plainIp, isPrivateAddress } from '#server/ip-address.ts';
import { problemDocument } from './api/problem.ts';

interface SiteServerOptions {
  readonly listener: RequestListener;
  readonly headers: Readonly<Record<string, string>>;
  readonly limits?: Partial<ConnectionLimits>;
}

export interface ConnectionLimits {
  /** For all headers to arrive. */
  readonly headersMs: number;
  /** For a whole request including its body. */
  readonly requestMs: number;
  /** Without a byte in either direction while a response is read. */
  readonly silenceMs: number;
  readonly mostConnections: number;
  /** From one public address; the operator's proxies have private ones. */
  readonly mostPerAddress: number;
  readonly checkEveryMs: number;
}

const defaultLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  mostConnections: 4000,
  mostPerAddress: 200,
  checkEveryMs: 2000,
};
/** Longer than a proxy's, so that it never sends into a closing connection. */
const keepAliveMs = 65_000;
const mostHeaders = 200;

/** Creates the HTTP server with limits against slow and excessive clients. */
export function createSiteServer({ listener, headers, limits }: SiteServerOptions): Server {
  const limit = { ...defaultLimits, ...limits };
  const server = createServer(
    {
      keepAliveTimeout: keepAliveMs,
      headersTimeout: limit.headersMs,
      requestTimeout: limit.requestMs,
      connectionsCheckingInterval: limit.checkEveryMs,
      // The listener refuses requests without a host, with the security headers.
      requireHostHeader: false,
    },
    listener,
  );
  server.timeout = limit.silenceMs;
  server.maxHeadersCount = mostHeaders;
  limitConnections(server, limit);
  const answered = new WeakSet<Duplex>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // What follows a refused expectation is not read, and may be no HTTP.
    if (answered.has(socket)) return;
    if (socket.writable && error.code !== 'ECONNRESET') refuse(socket, statusOf(error), headers);
    else socket.destroy();
  });
  server.on('checkExpectation', (request, response) => {
    answered.add(request.socket);
    response
      // The next bytes may be a body or a new request.
      .writeHead(417, {
        ...headers,
        'content-type': 'application/problem+json',
        connection: 'close',
      })
      .end(JSON.stringify(problemDocument(417, 'The Expect header is not supported.')));
  });
  return server;
}

function limitConnections(server: Server, limit: ConnectionLimits): void {
  const counts = new Map<string, number>();
  let all = 0;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (counts.get(address) ?? 0) + 1;
    // Idle connections make room first.
    if (all >= limit.mostConnections) server.closeIdleConnections();
    const isOneTooMany = count > limit.mostPerAddress && !isPrivateAddress(plainIp(address));
    if (isOneTooMany || all >= limit.mostConnections) {
      socket.destroy();
      return;
    }
    all += 1;
    counts.set(address, count);
    socket.once('close', () => {
      all -= 1;
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

const details: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  408: 'The request took too long to arrive.',
  431: 'The request headers are too large.',
};

/** Writes raw HTTP: there is no request to respond to. */
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
