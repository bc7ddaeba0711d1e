import type { FinishedPage } from './finished-page.ts';

interface PageCacheOptions {
  /** How long a page counts as fresh; after that it is sent once more while it is made anew. */
  readonly freshMs: number;
  readonly mostBytes: number;
  /** Monotonic: a clock that is set back must not make pages fresh for a day. */
  readonly now?: () => number;
}

interface Entry {
  page: FinishedPage;
  freshUntil: number;
}

/** A render that has not ended. */
interface Running {
  page: Promise<FinishedPage> | undefined;
  /** Set when the content changes meanwhile. */
  isOutdated: boolean;
}

/** What a render brought, and whether others may be given it too. */
export interface Rendered {
  readonly page: FinishedPage;
  readonly isShared: boolean;
}

/** Finished pages in memory, in front of everything else; the least recently used one goes first. */
export interface PageCache {
  /** A page that is there, fresh or stale; undefined when it has to be rendered. */
  find(key: string): FinishedPage | undefined;
  /** True when a page that is there should be made anew. */
  isStale(key: string): boolean;
  /** Renders a page; everybody who asks for the same key meanwhile waits for the same render. */
  fill(key: string, render: () => Promise<Rendered>): Promise<FinishedPage>;
  /** Forgets pages, those being rendered too: what they show has changed. */
  forget(isAffected: (key: string) => boolean): void;
  /** Memory that the pages take. */
  bytes(): number;
}

/** Creates an empty cache; one a process. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const entries = new Map<string, Entry>();
  const renders = new Map<string, Running>();
  const now = options.now ?? (() => performance.now());
  let bytes = 0;

  function remove(key: string): void {
    bytes -= entries.get(key)?.page.bytes ?? 0;
    entries.delete(key);
  }

  function keep(key: string, page: FinishedPage): void {
    remove(key);
    if (page.bytes > options.mostBytes) return;
    entries.set(key, { page, freshUntil: now() + options.freshMs });
    bytes += page.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= options.mostBytes) break;
      remove(oldest);
    }
  }

  async function renderAndKeep(key: string, running: Running, render: () => Promise<Rendered>) {
    try {
      const { page, isShared } = await render();
      // A page begun before the content changed is for those who waited, nobody else.
      if (running.isOutdated) return page;
      if (isShared) keep(key, page);
      // A stale page outlives a failure, but not the news that it is gone or has moved.
      else if (page.status < 500) remove(key);
      return page;
    } finally {
      if (!running.isOutdated) renders.delete(key);
    }
  }

  return {
    find(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      // Insertion order is the order of use.
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    isStale(key) {
      const entry = entries.get(key);
      return entry !== undefined && entry.freshUntil <= now();
    },
    fill(key, render) {
      const known = renders.get(key);
      if (known?.page) return known.page;
      const running: Running = { page: undefined, isOutdated: false };
      renders.set(key, running);
      running.page = renderAndKeep(key, running, render);
      return running.page;
    },
    forget(isAffected) {
      for (const key of [...entries.keys()].filter(isAffected)) remove(key);
      for (const [key, running] of [...renders].filter(([name]) => isAffected(name))) {
        running.isOutdated = true;
        renders.delete(key);
      }
    },
    bytes: () => bytes,
  };
}
