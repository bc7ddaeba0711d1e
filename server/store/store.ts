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
