import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

export interface Store {
  readonly engine: 'sqlite' | 'postgresql';
  readonly tables: Kysely<Tables>;
  close(): Promise<void>;
}

/** Names the kind of a store for the log and the metrics. */
export function storeKind({ engine }: Store): 'embedded' | 'postgresql' {
  return engine === 'sqlite' ? 'embedded' : engine;
}

/** Well below the number of values that either engine takes in a statement. */
const batchSize = 500;

/** Splits what is read or written into parts for one statement each. */
export function batchesOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / batchSize);
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * batchSize, (at + 1) * batchSize),
  );
}
