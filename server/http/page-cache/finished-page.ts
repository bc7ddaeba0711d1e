import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inertHeaders } from '#server/http/security-headers.ts';
import { onceForEach } from '#server/once-for-each.ts';
import type { Settings } from '#server/settings.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Rendition {
  readonly body: Buffer;
  readonly etag: string;
  /** Name, value, name, value …: writeHead takes this form without copying. */
  readonly headers: readonly string[];
}

/** The page as it is, and compressed where a browser may ask for that. */
type Renditions = Readonly<Partial<Record<Encoding, Rendition>> & Record<'identity', Rendition>>;

export interface FinishedPage {
  readonly status: number;
  readonly renditions: Renditions;
  /** Memory used, for the cache's limit. */
  readonly bytes: number;
}

/** A list where one name has several values: cookies. */
type PageHeaders = Readonly<Record<string, string | readonly string[]>>;

interface Unfinished {
  readonly status: number;
  /** A function runs while other threads compress, so it costs no time. */
  readonly headers: PageHeaders | (() => PageHeaders);
  readonly body: string;
  /** 11 for pages sent often, less for pages sent once. */
  readonly brotliLevel: number;
  /** The only encoding to create; all when omitted. */
  readonly encoding?: Encoding;
}

/** Compresses a page into every encoding that a browser may ask for. */
export async function finishPage(page: Unfinished): Promise<FinishedPage> {
  const identity = Buffer.from(page.body);
  const isWanted = (encoding: Encoding) => (page.encoding ?? encoding) === encoding;
  const compressing = Promise.all([
    isWanted('br') ? compressText(identity, page.brotliLevel) : undefined,
    isWanted('gzip') ? gzipAsync(identity, { level: Math.min(9, page.brotliLevel) }) : undefined,
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const headers = typeof page.headers === 'function' ? page.headers() : page.headers;
  const [br, gzipped] = await compressing;
  return {
    status: page.status,
    renditions: {
      ...(br && { br: rendition(headers, br, 'br', hash) }),
      ...(gzipped && { gzip: rendition(headers, gzipped, 'gzip', hash) }),
      identity: rendition(headers, identity, 'identity', hash),
    },
    bytes: identity.length + (br?.length ?? 0) + (gzipped?.length ?? 0),
  };
}

function compressText(identity: Buffer, brotliLevel: number): Promise<Buffer> {
  return brotliAsync(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliLevel,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

function rendition(
  headers: PageHeaders,
  body: Buffer,
  encoding: Encoding,
  hash: string,
): Rendition {
  const etag = `"${hash}-${encoding}"`;
  const all = {
    ...headers,
    etag,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  return { body, etag, headers: headerPairs(all) };
}

function headerPairs(headers: PageHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [name, value] : value.flatMap((one) => [name, one]),
  );
}

/** Sends a finished page in the best accepted encoding; 304 when the browser has it. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  extraHeaders: readonly string[] = [],
): void {
  const chosen = page.renditions[encodingFor(request)] ?? page.renditions.identity;
  const headers = [...chosen.headers, ...extraHeaders];
  const known = request.headers['if-none-match'];
  if (page.status === 200 && (known === '*' || known?.includes(chosen.etag))) {
    response.writeHead(304, headers.toSpliced(headers.indexOf('content-length'), 2)).end();
    return;
  }
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : chosen.body);
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

interface Document {
  readonly type: string;
  readonly headers?: PageHeaders;
  readonly body: string;
  readonly brotliLevel: number;
}

/** Writes and compresses a document for programs once, until it is forgotten. */
export function makeDocumentOnce(settings: Settings, write: () => Document | Promise<Document>) {
  const { get, forget } = onceForEach<'document', FinishedPage>(async () => {
    const { type, headers, body, brotliLevel } = await write();
    const all = {
      ...inertHeaders(settings),
      'content-type': `${type}; charset=utf-8`,
      // As long as pages are fresh.
      'cache-control': 'public, max-age=300',
      vary: 'Accept-Encoding',
      ...headers,
    };
    return finishPage({ status: 200, headers: all, body, brotliLevel });
  });
  return { get: () => get('document'), forget };
}

/** Serves what is finished already, past Fastify's own headers. */
export function serveFinished(
  app: FastifyInstance,
  path: string,
  get: () => Promise<FinishedPage>,
): void {
  app.get(path, async (request, reply) => {
    const page = await get();
    reply.hijack();
    sendPage(request.raw, reply.raw, page);
  });
}
