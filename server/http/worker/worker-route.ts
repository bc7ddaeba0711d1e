import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { retiredWorker } from './retired-worker.ts';

interface WorkerOptions {
  /** The client part of the build; the worker lies beside it. */
  readonly clientFolder: string;
  /** Whether the worker is to leave the browsers that have it. */
  readonly isOff: boolean;
}

/** Serves the service worker. Browsers ask for it often and must never get an old one. */
export async function registerWorker(
  app: FastifyInstance,
  { clientFolder, isOff }: WorkerOptions,
): Promise<void> {
  const script = isOff ? retiredWorker : await readFile(`${clientFolder}/../worker/sw.js`, 'utf8');
  const compressed = brotliCompressSync(script);
  const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`;
  app.get('/sw.js', (request, reply) => {
    // Browsers ask with every page: unchanged, it costs a line.
    if (request.headers['if-none-match'] === etag) {
      return reply.code(304).headers({ etag, 'cache-control': 'no-cache' }).send();
    }
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (takesBrotli) void reply.header('content-encoding', 'br');
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        etag,
        vary: 'Accept-Encoding',
        'service-worker-allowed': '/',
        // It fetches from this site and loads no more code.
        'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
      })
      .send(takesBrotli ? compressed : script);
  });
}
