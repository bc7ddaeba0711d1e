import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { serve } from '../tests/support/serve.ts';

type Answer = Awaited<ReturnType<typeof fetchOnce>>;
const compress = promisify(brotliCompress);
const compressible = /^text\/|javascript|json|xml/;

/**
 * Stands before a web server as a good host does: asks for every address once, keeps the answer in
 * memory, compressed with brotli, and lets browsers keep files for a year. Absolute addresses lead here.
 */
export async function startGoodHost(origin: string) {
  const kept = new Map<string, Promise<Answer>>();
  return serve((request, response) => {
    const { url: path = '/', headers } = request;
    const answer = kept.get(path) ?? fetchOnce(origin + path, headers.host ?? '');
    kept.set(path, answer);
    answer.then(
      ({ status, sent, body }) => response.writeHead(status, sent).end(body),
      () => response.writeHead(502).end(),
    );
  });
}

async function fetchOnce(url: string, host: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  const age = type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable';
  const sent = { 'content-type': type, 'cache-control': age };
  if (!compressible.test(type)) return { status: response.status, sent, body };
  const packed = { ...sent, 'content-encoding': 'br' };
  const text = body.toString().replaceAll(new URL(url).host, host);
  return { status: response.status, sent: packed, body: await compress(text) };
}
