import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../../../tests/support/create-database.ts';
import { saveLeads } from '../../../tests/support/save-leads.ts';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import {
  emailsIn,
  runStore,
  type StoreSettings,
} from '../../../tests/support/run-store-command.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';

let folder = '';
let embedded = { DATA_DIR: '' };
let copy = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
  embedded = { DATA_DIR: join(folder, 'data') };
  copy = join(folder, 'copy');
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = ({ DATABASE_URL: databaseUrl, DATA_DIR: dataFolder = '' }: StoreSettings) =>
  openStore({ databaseUrl, dataFolder, log: createMemoryLog().log });

const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function emailsOfSchema({ tables }: Store, schema: string): Promise<unknown[]> {
  const { rows } = await sql<{ email: string }>`
    select email from ${sql.table(`${schema}.leads`)} order by email`.execute(tables);
  return rows.map(({ email }) => email);
}

async function hasTriedToLock({ tables }: Store): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where pid <> pg_backend_pid()
      and datname = current_database() and query like '%pg_try_advisory_xact_lock%'`.execute(
    tables,
  );
  return rows.length > 0;
}

describe('a copy of PostgreSQL', () => {
  it('is restored in its place, and the previous contents are saved', async () => {
    const url = await createDatabase();
    const settings = { DATABASE_URL: url };
    await saveLeads(settings, 'one@x.example');
    expect(await runStore(settings, 'save', copy)).toMatchObject({
      code: 0,
      errors: `Store: PostgreSQL database ${nameOf(url)} on ${new URL(url).searchParams.get('host')}\n`,
      output: expect.stringMatching(/^Saved to \S+: 1 lead, the newest from 20\S+Z\n$/),
    });
    await saveLeads(settings, 'two@x.example', 'three@x.example');

    const site = await open(settings);
    const refused = await runStore(settings, 'restore', copy);
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toContain('The store in PostgreSQL is in use: stop the site first.');
    await site.close();

    const { code, output } = await runStore(settings, 'restore', copy);
    expect(code).toBe(0);
    expect(output).toMatch(
      /^Before: 3 leads, .*\nNow: {4}1 lead, .*\n {2}leads: 3 before, 1 now$/m,
    );
    expect(await emailsIn(settings)).toEqual(['one@x.example']);
    const schema = /saved as schema (before_restore_\d+t\d+z)/.exec(output)?.[1] ?? '';
    const store = await open(settings);
    expect(await emailsOfSchema(store, schema)).toEqual([
      'one@x.example',
      'three@x.example',
      'two@x.example',
    ]);
    await store.close();
  });

  it('is restored once a site that is just stopping has stopped', async () => {
    const settings = { DATABASE_URL: await createDatabase() };
    await saveLeads(settings, 'one@x.example');
    await runStore(settings, 'save', copy);
    const site = await open(settings);
    const restored = runStore(settings, 'restore', copy);
    await expect.poll(() => hasTriedToLock(site), { timeout: 60_000 }).toBe(true);
    await site.close();
    expect(await restored).toMatchObject({ code: 0 });
  });

  it('is refused when it is damaged, and nothing is changed', async () => {
    const url = await createDatabase();
    const settings = { DATABASE_URL: url };
    await saveLeads(settings, 'one@x.example');
    const { code, errors } = await runStore(settings, 'restore', 'package.json');
    expect(code).toBe(1);
    expect(errors).toContain('cannot be used as a store: file is not a database');
    expect(await emailsIn(settings)).toEqual(['one@x.example']);
  });
});

describe('a store is moved', () => {
  it('to PostgreSQL and back, the same to the letter', async () => {
    const url = await createDatabase();
    const settings = { DATABASE_URL: url };
    await saveLeads(embedded, 'one@x.example', 'two@x.example');
    const before = readFileSync(join(embedded.DATA_DIR, 'site.sqlite'));
    const there = await runStore(embedded, 'move', url);
    expect(there.output).toMatch(/^Copied and verified: 2 leads, /);
    expect(readFileSync(join(embedded.DATA_DIR, 'site.sqlite'))).toEqual(before);

    const back = join(folder, 'back');
    expect(await runStore(settings, 'move', `file://${back}`)).toMatchObject({
      code: 0,
      errors: expect.stringMatching(/^Store: PostgreSQL [^\n]+\n$/),
    });
    expect(readdirSync(back)).toContain('site.sqlite');
    expect(await allLeads({ DATA_DIR: back })).toEqual(await allLeads(embedded));
    // Both hold data now, so neither is taken for a target again.
    expect((await runStore(embedded, 'move', url)).errors).toContain(
      'The target already holds data.',
    );
    expect((await runStore(settings, 'move', `file://${back}`)).errors).toContain(
      `There is already a store in ${back}.`,
    );
  });

  it('only when no other process writes to it', async () => {
    const site = await open(embedded);
    const { code, errors } = await runStore(embedded, 'move', `file://${folder}/elsewhere`);
    await site.close();
    expect(code).toBe(1);
    expect(errors).toContain('is in use: stop the site first.');
  });
});

async function allLeads(settings: StoreSettings): Promise<unknown[]> {
  const store = await open(settings);
  const rows = await store.tables.selectFrom('leads').selectAll().orderBy('id').execute();
  await store.close();
  return rows;
}
