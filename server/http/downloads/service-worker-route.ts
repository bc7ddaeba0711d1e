import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { finishPage, serveFinished } from '#server/http/page-cache/finished-page.ts';
import { policyOfType, securityHeaders } from '#server/http/security-headers.ts';
import type { Settings } from '#server/settings.ts';

/** Replaces a service worker that is turned off: deletes cached pages; queued forms stay. */
const retiredWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * Serves the service worker, which browsers must never get from a cache.
 * @param clientFolder the client part of the build; the worker is beside it
 */
export async function registerWorker(
  app: FastifyInstance,
  settings: Settings,
  clientFolder: string,
): Promise<void> {
  const isOff = settings.OFFLINE === 'off';
  const script = isOff ? retiredWorker : await readFile(`${clientFolder}/../worker/sw.js`, 'utf8');
  const type = 'text/javascript; charset=utf-8';
  const headers = {
    ...securityHeaders(settings),
    'content-security-policy': policyOfType(type),
    'content-type': type,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'service-worker-allowed': '/',
  };
  const worker = finishPage({ status: 200, headers, body: script, brotliLevel: 11 });
  serveFinished(app, '/sw.js', () => worker);
}
