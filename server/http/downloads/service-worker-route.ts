import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Replaces a service worker that is turned off: deletes cached pages; queued forms stay. */
const retiredWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

interface WorkerOptions {
  /** The client part of the build; the worker is beside it. */
  readonly clientFolder: string;
  /** True to remove the worker from browsers that have it. */
  readonly isOff: boolean;
}

/** Serves the service worker, which browsers must never get from a cache. */
export async function registerWorker(
  app: FastifyInstance,
  { clientFolder, isOff }: WorkerOptions,
): Promise<void> {
  const script = isOff ? retiredWorker : await readFile(`${clientFolder}/../worker/sw.js`, 'utf8');
  const compressed = brotliCompressSync(script);
  const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`;
  app.get('/sw.js', (request, reply) => {
    // Browsers ask with every page.
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
      })
      .send(takesBrotli ? compressed : script);
  });
}
