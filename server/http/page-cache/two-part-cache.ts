import { createPageCache, type PageCache } from './page-cache.ts';

interface TwoPartCacheOptions {
  readonly freshMs: number;
  /** For both parts together. */
  readonly mostBytes: number;
  readonly now?: () => number;
}

/** What searches and odd spellings of addresses may take of the memory. */
const shareOfQueries = 0.25;

/**
 * A cache of which addresses that anybody can make up (searches, odd spellings) have a part of their
 * own: however many there are, the pages that everybody reads stay in memory.
 */
export function createTwoPartCache(options: TwoPartCacheOptions): PageCache {
  const { mostBytes } = options;
  const plain = createPageCache({ ...options, mostBytes: mostBytes * (1 - shareOfQueries) });
  const queried = createPageCache({ ...options, mostBytes: mostBytes * shareOfQueries });
  const partOf = (key: string) => (isPlain(key) ? plain : queried);
  return {
    find: (key) => partOf(key).find(key),
    isStale: (key) => partOf(key).isStale(key),
    fill: (key, render) => partOf(key).fill(key, render),
    forget(isAffected) {
      plain.forget(isAffected);
      queried.forget(isAffected);
    },
    bytes: () => plain.bytes() + queried.bytes(),
  };
}

/** An address as our own links write it: the router takes "/FAQS" and "/faqs//" for "/faqs". */
function isPlain(key: string): boolean {
  return /^\S+ (?:\/|(?:\/[a-z0-9_.-]+)+)$/.test(key);
}
