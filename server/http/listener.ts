import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { dropControls } from '#app/kernel/clean-text.ts';
import type { Log } from '#server/log.ts';
import { problemDocument } from './api/problem.ts';
import type { PageExchange } from './pages/page-requests.ts';
import {
  findEditionSwitch,
  type EditionSwitch,
  type ResolvedEdition,
} from './visitor/resolve-edition.ts';

interface ListenerOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly origin: string;
  readonly longestAddress: number;
  readonly log: Log;
  readonly visit: (request: IncomingMessage) => ResolvedEdition | Promise<ResolvedEdition>;
  readonly proceed: (exchange: PageExchange) => void;
  /** Called when an answer has ended or the visitor has left. */
  readonly onEnd?: (request: IncomingMessage, response: ServerResponse, seconds: number) => void;
}

/** Entry point: validates the URL, handles `?edition=` and resolves the edition. */
export function createListener(options: ListenerOptions): RequestListener {
  function proceed(request: IncomingMessage, response: ServerResponse, url: URL) {
    const visit = options.visit(request);
    if (visit instanceof Promise) {
      return visit.then((found) => options.proceed({ request, response, url, ...found }));
    }
    options.proceed({ request, response, url, ...visit });
    return undefined;
  }

  function receive(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const isNameless = request.headers.host === undefined && request.httpVersion === '1.1';
    const url = isNameless ? undefined : readRequestAddress(request, options);
    const change = url?.search.includes('edition=') ? findEditionSwitch(url) : undefined;
    if (!url) refuse(response, 400, 'The address could not be read.');
    else if (change && isPrefetch(request))
      refuse(response, 503, 'This address cannot be prefetched.');
    else if (change && request.method === 'GET') switchEdition(response, change);
    else return proceed(request, response, url);
    return undefined;
  }

  function refuse(response: ServerResponse, status: number, detail: string): void {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response
      .writeHead(status, { ...options.headers, 'content-type': 'application/problem+json' })
      .end(JSON.stringify(problemDocument(status, detail)));
  }

  function switchEdition(response: ServerResponse, change: EditionSwitch): void {
    response
      .writeHead(303, {
        ...options.headers,
        location: change.location,
        'set-cookie': change.cookie,
        'cache-control': 'no-store',
      })
      .end();
  }

  function fail(response: ServerResponse, error: unknown): void {
    options.log.error({ err: error }, 'request failed');
    refuse(response, 500, 'Something went wrong.');
  }

  return (request, response) => {
    const startedAt = performance.now();
    response.once('close', () => {
      options.onEnd?.(request, response, (performance.now() - startedAt) / 1000);
    });
    try {
      receive(request, response)?.catch((error: unknown) => fail(response, error));
    } catch (error) {
      fail(response, error);
    }
  };
}

/** True when a browser prefetches a link that may never be followed. */
function isPrefetch({ headers }: IncomingMessage): boolean {
  return String(headers['sec-purpose'] ?? '').startsWith('prefetch');
}

/** Writes the cleaned address back to the request: files and API read it from there. */
function readRequestAddress(request: IncomingMessage, options: ListenerOptions): URL | undefined {
  const target = request.url ?? '/';
  const isTooLong = target.length > options.longestAddress;
  const read = isTooLong ? undefined : readAddress(target, options.origin);
  if (read?.hasDropped) request.url = read.url.pathname + read.url.search;
  return read?.url;
}

/** Parses a request's address without control characters; undefined when it is not valid. */
function readAddress(target: string, origin: string) {
  if (!target.startsWith('/')) return undefined;
  try {
    const sent = new URL(target, origin);
    const url = withoutControls(sent);
    // The parser takes "//host/path" and "/\\host/path" for another origin.
    return url.origin === origin ? { url, hasDropped: url !== sent } : undefined;
  } catch {
    return undefined;
  }
}

/** @throws URIError when the path is not UTF-8 */
function withoutControls(url: URL): URL {
  // Control characters are always percent-encoded.
  if (!url.href.includes('%')) return url;
  const path = url.pathname.split('/').map(cleanSegment).join('/');
  const query = cleanQuery(url.search);
  return path === url.pathname && query === url.search ? url : new URL(path + query, url);
}

function cleanSegment(segment: string): string {
  const text = decodeURIComponent(segment);
  const clean = inOneLine(text);
  return clean === text ? segment : encodeURIComponent(clean);
}

function cleanQuery(search: string): string {
  const pairs = [...new URLSearchParams(search)];
  const clean = pairs.map((pair) => pair.map(inOneLine));
  const isClean = clean.every((pair, at) => pair.every((text, part) => text === pairs[at]?.[part]));
  return isClean ? search : `?${new URLSearchParams(clean)}`;
}

function inOneLine(text: string): string {
  return dropControls(text).replace(/[\t\n\r]/g, '');
}
