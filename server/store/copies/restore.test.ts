import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveLeads } from '../../../tests/support/save-leads.ts';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import {
  commandEnvironment,
  emailsIn,
  saveAndBeKilled,
} from '../../../tests/support/run-store-command.ts';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { parseSettings } from '#server/settings.ts';
import { openStore } from '../open-store.ts';
import { readGap } from '../restore-gap.ts';
import { restoreEmbedded } from './restore-embedded.ts';
import { saveStore } from './move-store.ts';

const inFolder = useFolder();
let settings = { DATA_DIR: '' };
let copy = '';
beforeEach(() => {
  settings = { DATA_DIR: inFolder('data') };
  copy = inFolder('copy');
});

const backUp = (action: string, file: string) =>
  spawnSync('bash', ['scripts/back-up.sh', action, file], {
    env: { ...commandEnvironment, ...settings },
    encoding: 'utf8',
  });
const backUpFiles = () =>
  readdirSync(settings.DATA_DIR)
    .filter((name) => /before-restore|restoring|keeping/.test(name))
    .map((name) => join(settings.DATA_DIR, name));

function emailsOf(file: string): unknown[] {
  using database = new DatabaseSync(file, { readOnly: true });
  return database
    .prepare('select email from leads order by email')
    .all()
    .map(({ email }) => email);
}

/** Makes a store with one lead, and its copy. */
async function copyOneLead(): Promise<void> {
  await saveLeads(settings, 'one@x.example');
  await saveStore(parseSettings(settings), copy);
}
const restore = () => restoreEmbedded(copy, settings.DATA_DIR);

describe('a restore of the embedded store', () => {
  it('keeps every lead that the store had acknowledged, those of its log too', async () => {
    await saveLeads(settings, 'one@x.example');
    expect(backUp('save', copy)).toMatchObject({ status: 0 });
    saveAndBeKilled(settings, 'two@x.example', 'three@x.example');
    const { status, stdout, stderr } = backUp('restore', copy);
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: `Store: ${settings.DATA_DIR}/site.sqlite\n`,
    });
    expect(backUpFiles()).toHaveLength(1);
    expect(emailsOf(String(backUpFiles()[0]))).toEqual([
      'one@x.example',
      'three@x.example',
      'two@x.example',
    ]);
    expect(await emailsIn(settings)).toEqual(['one@x.example']);
    expect(stdout).toMatch(/^Before: 3 leads, the newest from 20\S+Z$/m);
    expect(stdout).toMatch(/^Now: {4}1 lead, the newest from 20\S+Z$/m);
    expect(stdout).toContain('  leads: 3 before, 1 now\n');
    expect(stdout).toContain(`is saved as ${backUpFiles()[0]}`);
    const [, from] = /^Leads saved from (20\S+Z) to now might be missing\.$/m.exec(stdout) ?? [];
    expect(readGap(settings.DATA_DIR)).toMatchObject({ from });
  });

  it('never replaces what an earlier one set aside', { tags: 'long' }, async () => {
    await copyOneLead();
    const saved = [await restore(), await restore()].map(({ savedAs }) => String(savedAs));
    expect(backUpFiles().toSorted()).toEqual(saved.toSorted());
  });

  it.each([
    ['random bytes', () => randomBytes(5000), 'file is not a database'],
    ['nothing', () => Buffer.alloc(0), "contains none of the site's tables"],
    ['a copy with a hole', (good: Buffer) => Buffer.from(good).fill(0, 8192, 16_384), 'malformed'],
    ['half of a copy', (good: Buffer) => good.subarray(0, good.length / 2), 'malformed'],
    [
      'an archive of pg_dump',
      () => Buffer.from('PGDMP and more'),
      'is a copy of PostgreSQL: set DATABASE_URL',
    ],
  ])('refuses %s and changes nothing', async (_what, spoil, reason) => {
    await copyOneLead();
    writeFileSync(copy, spoil(readFileSync(copy)));
    await expect(restore()).rejects.toThrow(reason);
    expect(backUpFiles()).toEqual([]);
    expect(await emailsIn(settings)).toEqual(['one@x.example']);
  });

  it.each([
    ["another program's store", 'create table plants (name text)', 'none of the site'],
    [
      'a store of a newer version',
      `insert into kysely_migration values ('9999-later', 'now')`,
      'is from a newer version of the site (9999-later)',
    ],
    ['a store that has lost a table', 'drop table deliveries', "tables are not the site's"],
  ])('refuses %s', { tags: 'long' }, async (what, change, reason) => {
    await copyOneLead();
    if (what.startsWith('another')) rmSync(copy);
    const spoilt = new DatabaseSync(copy);
    spoilt.exec(change);
    spoilt.close();
    await expect(restore()).rejects.toThrow(reason);
    expect(await emailsIn(settings)).toEqual(['one@x.example']);
  });

  it('takes a store that Litestream has restored, without its tables', async () => {
    await copyOneLead();
    const replicated = new DatabaseSync(copy);
    replicated.exec(`pragma journal_mode = wal;
      create table _litestream_seq (id integer primary key, seq integer);
      create table _litestream_lock (id integer); insert into _litestream_seq values (1, 7)`);
    replicated.close();
    await restore();
    expect(await emailsIn(settings)).toEqual(['one@x.example']);
    using store = new DatabaseSync(join(settings.DATA_DIR, 'site.sqlite'));
    const left = store.prepare(`select name from sqlite_master where name like '_litestream%'`);
    expect(left.all()).toEqual([]);
  });

  it('gives the store the mode that it had', { tags: 'long' }, async () => {
    await copyOneLead();
    const store = join(settings.DATA_DIR, 'site.sqlite');
    chmodSync(store, 0o640);
    await restore();
    expect(statSync(store).mode & 0o777).toBe(0o640);
    expect(statSync(String(backUpFiles()[0])).mode & 0o777).toBe(0o640);
  });

  it('replaces a store that can no longer be read, and keeps that as it is', async () => {
    await copyOneLead();
    const broken = randomBytes(9000);
    writeFileSync(join(settings.DATA_DIR, 'site.sqlite'), broken);
    const { before, savedAs } = await restore();
    expect(before).toBeUndefined();
    expect(readFileSync(String(savedAs))).toEqual(broken);
    expect(await emailsIn(settings)).toEqual(['one@x.example']);
  });

  it('makes the store where there is none yet, as on a new machine', { tags: 'long' }, async () => {
    await copyOneLead();
    settings = { DATA_DIR: inFolder('new', 'data') };
    await restore();
    expect(await emailsIn(settings)).toEqual(['one@x.example']);
    expect(statSync(join(settings.DATA_DIR, 'site.sqlite')).mode & 0o777).toBe(0o600);
  });

  it('is refused at once while the site has the store open', async () => {
    await copyOneLead();
    const { log } = createMemoryLog();
    const site = await openStore({ databaseUrl: undefined, dataFolder: settings.DATA_DIR, log });
    await expect(restore()).rejects.toThrow(
      `The store in ${settings.DATA_DIR} is in use: stop the site first.`,
    );
    await site.close();
    await expect(restore()).resolves.toMatchObject({ before: { counts: { leads: 1 } } });
  });
});
