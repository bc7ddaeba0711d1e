import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './finished-page.ts';

interface PageCacheOptions {
  /** How long a page is fresh; a stale one is sent while a new one is rendered. */
  readonly freshMs: number;
  readonly mostBytes: number;
}

interface Entry {
  readonly page: FinishedPage;
  /** By `performance.now()`: setting the clock back must not keep pages fresh for a day. */
  readonly freshUntil: number;
}

interface RunningRender {
  page: Promise<FinishedPage> | undefined;
  /** Set when the content changes during the render. */
  isOutdated: boolean;
}

export interface Rendered {
  readonly page: FinishedPage;
  /** True when other visitors may get the page too. */
  readonly isShared: boolean;
}

/** Finished pages in memory, in front of everything else; the least recently used goes first. */
export type PageCache = ReturnType<typeof createPageCache>;

/** Share of the memory for searches and unusual spellings of addresses. */
const shareOfQueries = 0.25;

/**
 * Creates an empty cache. Addresses that anyone can make up are kept apart, so that they never push
 * popular pages out.
 */
export function createPageCache({ freshMs, mostBytes }: PageCacheOptions) {
  const plain = createEntries(mostBytes * (1 - shareOfQueries));
  const queried = createEntries(mostBytes * shareOfQueries);
  const entriesFor = (key: string) => (isPlain(key) ? plain : queried);
  const renders = new Map<string, RunningRender>();

  async function renderAndCache(
    key: string,
    running: RunningRender,
    render: () => Promise<Rendered>,
  ): Promise<FinishedPage> {
    try {
      const { page, isShared } = await render();
      // Rendered from the old content: only for those who already waited.
      if (running.isOutdated) return page;
      const entries = entriesFor(key);
      if (isShared) entries.set(key, { page, freshUntil: performance.now() + freshMs });
      // A stale page outlives a failure, but not a removal or a redirect.
      else if (page.status < 500) entries.delete(key);
      return page;
    } finally {
      if (!running.isOutdated) renders.delete(key);
    }
  }

  return {
    find: (key: string): FinishedPage | undefined => entriesFor(key).get(key)?.page,
    isStale: (key: string): boolean =>
      (entriesFor(key).peek(key)?.freshUntil ?? Infinity) <= performance.now(),
    /** Renders a page once for everyone who asks for the same key meanwhile. */
    fill(key: string, render: () => Promise<Rendered>): Promise<FinishedPage> {
      const known = renders.get(key);
      if (known?.page) return known.page;
      const running: RunningRender = { page: undefined, isOutdated: false };
      renders.set(key, running);
      running.page = renderAndCache(key, running, render);
      return running.page;
    },
    /** Forgets pages whose content has changed, including those being rendered. */
    forget(isAffected: (key: string) => boolean): void {
      for (const entries of [plain, queried]) {
        for (const key of [...entries.keys()].filter(isAffected)) entries.delete(key);
      }
      for (const [key, running] of [...renders].filter(([name]) => isAffected(name))) {
        running.isOutdated = true;
        renders.delete(key);
      }
    },
    bytes: () => plain.calculatedSize + queried.calculatedSize,
  };
}

function createEntries(mostBytes: number) {
  return new LRUCache<string, Entry>({
    // The library takes a maximum of 0 for none.
    maxSize: Math.max(1, Math.floor(mostBytes)),
    sizeCalculation: ({ page }) => Math.max(1, page.bytes),
  });
}

/** True for addresses as the site's links write them; the router also accepts "/FAQS" and "/faqs//". */
function isPlain(key: string): boolean {
  return /^\S+ (?:\/|(?:\/[a-z0-9_.-]+)+)$/.test(key);
}
