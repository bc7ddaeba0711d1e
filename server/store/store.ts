import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

export interface Store {
  readonly engine: 'sqlite' | 'postgresql';
  readonly tables: Kysely<Tables>;
  close(): Promise<void>;
}

export interface StoreLimits {
  /** Defaults to ten seconds. */
  readonly statementTimeoutMs?: number;
}

/** Names the kind of a store for the log and the metrics. */
export function storeKind({ engine }: Store): 'embedded' | 'postgresql' {
  return engine === 'sqlite' ? 'embedded' : engine;
}

/** Well below the number of values that either engine takes in a statement. */
const batchSize = 500;

/** Splits what is read or written into parts, by default for one statement each. */
export function batchesOf<Item>(items: readonly Item[], size = batchSize): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}

/**
 * Works in batches until one is not full.
 * @param batch returns how many it has worked on @returns how many in all
 */
export async function inBatches(most: number, batch: () => Promise<number>): Promise<number> {
  for (let done = 0; ;) {
    const count = await batch();
    done += count;
    if (count < most) return done;
  }
}
