import { readBacklog, type Backlog } from '#server/outbox/backlog.ts';
import { findLastImport, type LastImport } from '#server/providers/store/load-directory.ts';
import type { Store } from '#server/store/store.ts';

/** What the store can tell of the site's state. */
export interface StoreFigures {
  readonly backlog: readonly Backlog[];
  /** Undefined before the first import. */
  readonly lastImport: LastImport | undefined;
}

/** Reads the figures of all processes on a store. */
export async function readStoreFigures(store: Store, nowMs: number): Promise<StoreFigures> {
  const [backlog, lastImport] = await Promise.all([
    readBacklog(store, nowMs),
    findLastImport(store),
  ]);
  return { backlog, lastImport };
}
