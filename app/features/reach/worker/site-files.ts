import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { LastingEvent } from './worker-scope.ts';

const twoMonthsS = 60 * 24 * 60 * 60;
const matchOptions = { ignoreVary: true };

/** Files with hashed names never change; pictures of the news come and go. */
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

/** As an object only: its type does not bear exact optional properties. */
function expireBeyond(maxEntries: number): object {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: twoMonthsS,
    purgeOnQuotaError: true,
    matchOptions,
  });
}

/** The quiz asks others each time, and the same again without a network. */
export const quizQuestions = new NetworkFirst({ cacheName: 'quiz', matchOptions });

const atOnce = 4;

/** Puts files into the cache that are not there yet; each by itself, for one may be gone. */
export async function keepFiles(event: LastingEvent, addresses: readonly string[]): Promise<void> {
  const queue = addresses.values();
  async function work(): Promise<void> {
    // All take from the one queue.
    for (const address of queue) {
      if (isFilm(new URL(address))) continue;
      const [, kept] = builtFiles.handleAll({ request: new Request(address), event });
      await kept.catch(() => undefined);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Films are asked for by parts, and are too large to be kept. */
export function isFilm({ pathname }: URL): boolean {
  return /\.(mp4|webm)$/.test(pathname);
}
