import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

export interface Store {
  readonly engine: 'sqlite' | 'postgresql';
  readonly tables: Kysely<Tables>;
  close(): Promise<void>;
}
