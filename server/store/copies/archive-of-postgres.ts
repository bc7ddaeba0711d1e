import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { RefusedError } from '#server/staff-commands/command-line.ts';
import { migrate, migrationNames } from '../migrate.ts';
import { unmarkPostgresMoved } from '../moved-store.ts';
import { openForCopying } from '../postgres-store.ts';
import type { Tables } from '../schema.ts';
import { withLockedPostgres } from './lock-postgres.ts';
import { checkPrograms, runArchive, runProgram } from './postgres-programs.ts';
import type { Restored } from './restore-embedded.ts';
import { findTableNames } from './stage-copy.ts';
import { isEmpty, type StoreFacts } from './store-facts.ts';
import { putInPlace } from './sync-disk.ts';

/** Writes a snapshot of PostgreSQL's tables into an archive of pg_dump. */
export async function archivePostgres(url: string, file: string): Promise<StoreFacts> {
  await using pool = openForCopying(url);
  return await pool
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tables) => {
      await checkPrograms(tables);
      const names = await findTableNames();
      const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(tables);
      // For its owner alone, whatever the umask.
      writeFileSync(file, '', { mode: 0o600 });
      const options = ['--format=custom', `--file=${file}`, `--snapshot=${rows[0]?.id}`];
      const schema = await schemaOf(tables);
      const ofTables = names.map((name) => `--table="${schema}"."${name}"`);
      await runProgram('pg_dump', [...options, ...ofTables], url);
      await readToEnd(file);
      return countRows(tables, names);
    });
}

/** Reads an archive to its end. @throws RefusedError when it is damaged */
async function readToEnd(file: string): Promise<void> {
  await runProgram('pg_restore', ['--file=/dev/null', file]);
}

/** Replaces PostgreSQL's tables by an archive's; the old ones become another archive. @throws RefusedError */
export function restorePostgres(
  file: string,
  { url, dataFolder }: { readonly url: string; readonly dataFolder: string },
): Promise<Restored> {
  return withLockedPostgres(url, async (tables) => {
    await checkPrograms(tables);
    const schema = await schemaOf(tables);
    const given = await checkArchive(file, schema);
    await migrate(tables);
    const names = await findTableNames();
    const before = await countRows(tables, names);
    const savedAs = isEmpty(before) ? undefined : await keepPostgres(url, dataFolder);
    const old = [...new Set([...names, ...given])]
      .map((name) => `"${schema}"."${name}"`)
      .join(', ');
    try {
      await runArchive(file, url, `drop table if exists ${old} cascade`);
    } catch (error) {
      if (savedAs !== undefined) rmSync(savedAs);
      throw error;
    }
    await migrate(tables);
    // The archive may be of a store that had been moved.
    await unmarkPostgresMoved(tables);
    return { now: await countRows(tables, names), before, savedAs };
  });
}

/** Saves what is about to be replaced. @returns the file */
export async function keepPostgres(url: string, dataFolder: string): Promise<string> {
  const folder = resolve(dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replaceAll(/[-:.]/g, '');
  const file = join(folder, `postgresql.before-restore-${time}`);
  await archivePostgres(url, `${file}.part`);
  putInPlace(`${file}.part`, file);
  return file;
}

/** Checks that an archive is whole. @returns the site's tables in it @throws RefusedError */
async function checkArchive(file: string, schema: string): Promise<readonly string[]> {
  const refuse = (reason: string) =>
    new RefusedError(`${file} cannot be used as a store: ${reason}`);
  await readToEnd(file).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown';
    const advice = reason.includes('valid archive')
      ? '. Restore a copy of the embedded store without DATABASE_URL, then move it here.'
      : '';
    throw refuse(`${reason}${advice}`);
  });
  const list = await runProgram('pg_restore', ['--list', file]);
  const tables = new Set(
    Array.from(list.matchAll(/^\d+; \d+ \d+ TABLE (?!DATA )(\S+ \S+)/gm), ([, name]) => name),
  );
  const rows = ['--data-only', '--table=kysely_migration', '--file=-', file];
  const applied = [...(await runProgram('pg_restore', rows)).matchAll(/^(\d{4}-\S+)\t/gm)];
  const migrations = applied.map(([, name]) => name ?? '').toSorted();
  const later = migrations.find((name) => !migrationNames.includes(name));
  if (later !== undefined) {
    throw new RefusedError(`${file} is from a newer version of the site (${later})`);
  }
  const own = migrations.length === 0 ? [] : await findTableNames(migrations.at(-1));
  const missing = own.find((name) => !tables.has(`${schema} ${name}`));
  if (own.length === 0 || missing !== undefined) {
    throw refuse(`it has no table ${schema}.${missing ?? 'kysely_migration'}`);
  }
  return own;
}

async function schemaOf(tables: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(tables);
  return rows[0]?.name ?? 'public';
}

/** Counts the rows of PostgreSQL's tables. */
export async function countRows(
  tables: Kysely<Tables>,
  names: readonly string[],
): Promise<StoreFacts> {
  const own = names.filter((name) => !name.startsWith('kysely_'));
  const columns = own.map((name) => `(select count(*) from "${name}") as "${name}"`);
  const newest = `(select max(created_at) from leads) as "newest lead"`;
  const { rows } = await sql
    .raw<Record<string, number | null>>(`select ${[...columns, newest].join(', ')}`)
    .execute(tables);
  const { 'newest lead': newestLeadMs, ...counts } = rows[0] ?? {};
  return { counts: counts as Record<string, number>, newestLeadMs: newestLeadMs ?? undefined };
}
