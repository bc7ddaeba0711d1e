import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { worker, type LastingEvent } from './worker-scope.ts';

/** Set by the build: scripts of pages that are kept before they are opened. */
declare const KEPT_SCRIPTS: readonly string[];

export const keptFiles = KEPT_SCRIPTS.map((path) => new URL(path, worker.location.origin).href);

const twoMonthsS = 60 * 24 * 60 * 60;
const matchOptions = { ignoreVary: true };

/** Files with hashed names never change. */
export const builtFiles = new CacheFirst({
  cacheName: 'files',
  matchOptions,
  plugins: [expireBeyond(250)],
});

export const pictures = new CacheFirst({
  cacheName: 'pictures',
  matchOptions,
  plugins: [expireBeyond(40)],
});

/** Typed as an object, because its own type clashes with exact optional properties. */
function expireBeyond(maxEntries: number): object {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: twoMonthsS,
    purgeOnQuotaError: true,
    matchOptions,
  });
}

/** The quiz asks new questions each time, and repeats the last ones offline. */
export const quizQuestions = new NetworkFirst({ cacheName: 'quiz', matchOptions });

const atOnce = 4;

/** Caches files that are not there yet; one that is gone does not stop the others. */
export async function saveFiles(event: LastingEvent, addresses: readonly string[]): Promise<void> {
  const queue = addresses.values();
  async function work(): Promise<void> {
    // All workers take from one queue.
    for (const address of queue) {
      if (isFilm(new URL(address))) continue;
      const [, saved] = builtFiles.handleAll({ request: new Request(address), event });
      await saved.catch(() => undefined);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Films are requested in ranges, and are too large to save. */
export function isFilm({ pathname }: URL): boolean {
  return /\.(mp4|webm)$/.test(pathname);
}
