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
  const headers = [...rendition.headers, ...extraHeaders];
  if (page.status === 200 && request.headers['if-none-match']?.includes(rendition.etag)) {
    response.writeHead(304, headers.toSpliced(headers.indexOf('content-length'), 2)).end();
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
