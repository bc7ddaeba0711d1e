import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** One encoding of a page, ready to be written without further thought. */
export interface Rendition {
  readonly body: Buffer;
  readonly etag: string;
  /** Name, value, name, value …: the form that writeHead takes without copying. */
  readonly headers: readonly string[];
}

/** Every page can be sent as it is; compressed, where somebody may ask for that. */
export type Renditions = Readonly<
  Partial<Record<Encoding, Rendition>> & Record<'identity', Rendition>
>;

/** A page as it leaves the house. */
export interface FinishedPage {
  readonly status: number;
  readonly renditions: Renditions;
  /** Memory it takes, for the cache's bound. */
  readonly bytes: number;
}

/** Several of one name: cookies. */
export type PageHeaders = Readonly<Record<string, string | readonly string[]>>;

interface Unfinished {
  readonly status: number;
  /** A function is called while other threads compress: what it takes to find them costs no time. */
  readonly headers: PageHeaders | (() => PageHeaders);
  readonly body: string;
  /** Brotli level: 11 for what is sent often, less for what is sent once. */
  readonly brotliLevel: number;
  /** The only encoding that will be asked for: the others are not made. */
  readonly encoding?: Encoding;
}

/** Compresses a page once into every encoding a browser may ask for. */
export async function finishPage(page: Unfinished): Promise<FinishedPage> {
  const identity = Buffer.from(page.body);
  const isWanted = (encoding: Encoding) => (page.encoding ?? encoding) === encoding;
  const compressing = Promise.all([
    isWanted('br') ? compressText(identity, page.brotliLevel) : undefined,
    isWanted('gzip') ? gzipAsync(identity, { level: Math.min(9, page.brotliLevel) }) : undefined,
  ]);
  const mark = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const headers = typeof page.headers === 'function' ? page.headers() : page.headers;
  const [br, gzipped] = await compressing;
  return {
    status: page.status,
    renditions: {
      ...(br && { br: rendition(headers, br, 'br', mark) }),
      ...(gzipped && { gzip: rendition(headers, gzipped, 'gzip', mark) }),
      identity: rendition(headers, identity, 'identity', mark),
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
  mark: string,
): Rendition {
  const etag = `"${mark}-${encoding}"`;
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
