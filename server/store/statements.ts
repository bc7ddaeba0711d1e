import { PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type Step =
  | string
  | { readonly sqlite: readonly string[]; readonly postgres: readonly string[] }
  | Migration['up'];

/** Runs statements one after the other; some differ between the engines, or need more than SQL. */
export function statements(...steps: readonly Step[]): Migration {
  return {
    async up(db) {
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
      for (const step of steps) {
        if (typeof step === 'function') await step(db);
        else {
          const all = typeof step === 'string' ? [step] : step[isPostgres ? 'postgres' : 'sqlite'];
          for (const statement of all) await sql.raw(statement).execute(db);
        }
      }
    },
  };
}
