import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** Where visitors' data is kept: one of two engines, used by the same code. */
export interface Store {
  readonly engine: 'sqlite' | 'postgresql';
  readonly tables: Kysely<Tables>;
  /** True when its tables are there and it answers. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** Whether the tables can be read. */
export async function canRead(tables: Kysely<Tables>): Promise<boolean> {
  try {
    await tables.selectFrom('leads').select('id').limit(1).execute();
    return true;
  } catch {
    return false;
  }
}
