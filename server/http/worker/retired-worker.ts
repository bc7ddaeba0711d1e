/**
 * What browsers get instead of the service worker once it is turned off: it forgets every page that
 * was kept, and takes itself away. Forms that wait stay; pages send them.
 */
export const retiredWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;
