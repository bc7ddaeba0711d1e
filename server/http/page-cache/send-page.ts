import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, FinishedPage } from './finished-page.ts';

/** Sends a finished page in the best accepted encoding; 304 when the browser has it. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  extraHeaders: readonly string[] = [],
): void {
  const rendition = page.renditions[encodingFor(request)] ?? page.renditions.identity;
  const headers =
    extraHeaders.length > 0 ? [...rendition.headers, ...extraHeaders] : [...rendition.headers];
  if (page.status === 200 && isKnown(request.headers['if-none-match'], rendition.etag)) {
    response.writeHead(304, withoutLength(headers)).end();
    return;
  }
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : rendition.body);
}

/** Picks the best encoding that the request accepts. */
export function encodingFor({ headers }: IncomingMessage): Encoding {
  const text = headers['accept-encoding'] ?? '';
  if (accepts(text, 'br')) return 'br';
  return accepts(text, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: string): boolean {
  const start = header.indexOf(encoding);
  return start >= 0 && !/^\s*;\s*q=0(\.0+)?\s*(,|$)/.test(header.slice(start + encoding.length));
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && ifNoneMatch.includes(etag);
}

function withoutLength(headers: readonly string[]): string[] {
  const at = headers.indexOf('content-length');
  return at < 0 ? [...headers] : headers.toSpliced(at, 2);
}
