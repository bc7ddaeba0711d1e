import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** Where visitors' data is kept: one of two engines, used by the same code. */
export interface Store {
  readonly engine: 'sqlite' | 'postgresql';
  readonly tables: Kysely<Tables>;
  close(): Promise<void>;
}
