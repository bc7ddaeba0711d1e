import { createPageCache, type PageCache, type PageCacheOptions } from './page-cache.ts';

/** Share of the memory for searches and unusual spellings of addresses. */
const shareOfQueries = 0.25;

/** Caches addresses that anyone can make up apart, so that they never push popular pages out. */
export function createPartitionedCache({ freshMs, mostBytes }: PageCacheOptions): PageCache {
  const plain = createPageCache({ freshMs, mostBytes: mostBytes * (1 - shareOfQueries) });
  const queried = createPageCache({ freshMs, mostBytes: mostBytes * shareOfQueries });
  const partitionOf = (key: string) => (isPlain(key) ? plain : queried);
  return {
    find: (key) => partitionOf(key).find(key),
    isStale: (key) => partitionOf(key).isStale(key),
    fill: (key, render) => partitionOf(key).fill(key, render),
    forget(isAffected) {
      plain.forget(isAffected);
      queried.forget(isAffected);
    },
    bytes: () => plain.bytes() + queried.bytes(),
  };
}

/** True for addresses as the site's links write them; the router also accepts "/FAQS" and "/faqs//". */
function isPlain(key: string): boolean {
  return /^\S+ (?:\/|(?:\/[a-z0-9_.-]+)+)$/.test(key);
}
