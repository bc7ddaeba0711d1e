import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../../tests/support/create-database.ts';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import { saveLeads } from '../../../tests/support/save-leads.ts';
import { emailsIn, runStore } from '../../../tests/support/run-store-command.ts';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { migrate } from '../migrate.ts';
import { openStore } from '../open-store.ts';
import { openForCopying } from '../postgres-store.ts';
import type { Store } from '../store.ts';
import { archivePostgres, restorePostgres } from './archive-of-postgres.ts';
import { runProgram } from './postgres-programs.ts';

const inFolder = useFolder();
let copy = '';
let url = '';
let settings = { DATABASE_URL: '', DATA_DIR: '' };
beforeEach(async () => {
  copy = inFolder('copy');
  url = await createDatabase();
  settings = { DATABASE_URL: url, DATA_DIR: inFolder('data') };
  await saveLeads(settings, 'one@x.example');
});
afterEach(() => void vi.unstubAllEnvs());

const open = () => openStore({ databaseUrl: url, dataFolder: '', log: createMemoryLog().log });
const restore = () => restorePostgres(copy, { url, dataFolder: settings.DATA_DIR });

async function change(statement: string): Promise<void> {
  const store = await open();
  await sql.raw(statement).execute(store.tables);
  await store.close();
}

async function hasTriedToLock({ tables }: Store): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where pid <> pg_backend_pid()
      and datname = current_database() and query like '%pg_try_advisory_lock(%'`.execute(tables);
  return rows.length > 0;
}

describe("a copy of PostgreSQL needs PostgreSQL's own programs", () => {
  const advice = /: install the package postgresql-client-\d+, or a later one\.$/;

  it('and says which package has them where they are missing', async () => {
    vi.stubEnv('PATH', inFolder());
    const saving = archivePostgres(url, copy);
    await expect(saving).rejects.toThrow(/^pg_dump is not on the PATH: /);
    await expect(saving).rejects.toThrow(advice);
    await expect(restore()).rejects.toThrow(advice);
  });

  it('no older than the server', async () => {
    writeFileSync(inFolder('pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24"\n');
    chmodSync(inFolder('pg_dump'), 0o755);
    vi.stubEnv('PATH', inFolder());
    const saving = archivePostgres(url, copy);
    await expect(saving).rejects.toThrow("pg_dump is that of PostgreSQL 9, and the server's is ");
    await expect(saving).rejects.toThrow(advice);
  });
});

describe('a copy of PostgreSQL', { tags: 'long' }, () => {
  it('is restored in its place, and the previous contents are kept as another', async () => {
    const name = new URL(url).pathname.slice(1);
    expect(await runStore(settings, 'save', copy)).toMatchObject({
      code: 0,
      errors: `Store: PostgreSQL database ${name} on ${new URL(url).searchParams.get('host')}\n`,
      output: expect.stringMatching(/^Saved to \S+: 1 lead, the newest from 20\S+Z\n$/),
    });
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    await saveLeads(settings, 'two@x.example', 'three@x.example');

    const site = await open();
    const refused = await runStore(settings, 'restore', copy);
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toContain('The store in PostgreSQL is in use: stop the site first.');
    await site.close();

    const { code, output } = await runStore(settings, 'restore', copy);
    expect(code).toBe(0);
    expect(output).toMatch(
      /^Before: 3 leads, .*\nNow: {4}1 lead, .*\n(?: {2}.*\n)* {2}leads: 3 before, 1 now$/m,
    );
    expect(await emailsIn(settings)).toEqual(['one@x.example']);
    const kept = /is saved as (\S+)/.exec(output)?.[1] ?? '';
    expect(await runStore(settings, 'restore', kept)).toMatchObject({ code: 0 });
    expect(await emailsIn(settings)).toEqual(['one@x.example', 'three@x.example', 'two@x.example']);
  });

  it('is restored once a site that is just stopping has stopped', async () => {
    await archivePostgres(url, copy);
    const site = await open();
    const restored = restore();
    await expect.poll(() => hasTriedToLock(site), { timeout: 60_000 }).toBe(true);
    await site.close();
    await expect(restored).resolves.toMatchObject({ before: { counts: { leads: 1 } } });
  });

  it('of an older version is migrated', async () => {
    const old = await createDatabase();
    const tables = openForCopying(old);
    await migrate(tables, '0015-order-drafts');
    await tables.destroy();
    await runProgram('pg_dump', ['--format=custom', `--file=${copy}`, '--table=public.*'], old);
    await expect(restore()).resolves.toMatchObject({
      now: { counts: { leads: 0, ended_links: 0 } },
    });
    await saveLeads(settings, 'two@x.example');
    expect(await emailsIn(settings)).toEqual(['two@x.example']);
  });

  it('leaves tables of other programs alone', async () => {
    await change(`create table plants (name text); insert into plants values ('Rose')`);
    await archivePostgres(url, copy);
    await change(`insert into plants values ('Lily')`);
    await restore();
    const store = await open();
    const { rows } = await sql`select name from plants`.execute(store.tables);
    await store.close();
    expect(rows).toHaveLength(2);
  });

  it('makes a store that was moved current again', async () => {
    await archivePostgres(url, copy);
    await runStore(settings, 'move', `file://${inFolder('elsewhere')}`);
    await expect(open()).rejects.toThrow('was moved to');
    await restore();
    expect(await emailsIn(settings)).toEqual(['one@x.example']);
  });

  it.each([
    [
      'none',
      () => Buffer.from('SQLite format 3'.padEnd(4096)),
      'Restore a copy of the embedded store without',
    ],
    ['half', (whole: Buffer) => whole.subarray(0, whole.length * 0.9), 'cannot be used as a store'],
  ])('is refused when it is %s, and nothing is changed', async (_what, spoil, reason) => {
    await archivePostgres(url, copy);
    writeFileSync(copy, spoil(readFileSync(copy)));
    await expect(restore()).rejects.toThrow(reason);
    expect(await emailsIn(settings)).toEqual(['one@x.example']);
  });

  it('is refused when it is of a newer version', async () => {
    await change(`insert into kysely_migration values ('9999-later', 'now')`);
    await archivePostgres(url, copy);
    await expect(restore()).rejects.toThrow('is from a newer version of the site (9999-later)');
  });

  it('is refused when it lacks a table', async () => {
    const tables = ['--table=public.*', '--exclude-table=deliveries'];
    await runProgram('pg_dump', ['--format=custom', `--file=${copy}`, ...tables], url);
    await expect(restore()).rejects.toThrow('it has no table public.deliveries');
    expect(await emailsIn(settings)).toEqual(['one@x.example']);
  });
});
