import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../../../tests/support/create-database.ts';
import { saveLeads } from '../../../tests/support/save-leads.ts';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import {
  emailsIn,
  runStore,
  type StoreSettings,
} from '../../../tests/support/run-store-command.ts';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { openStore } from '../open-store.ts';

const inFolder = useFolder();
let embedded = { DATA_DIR: '' };
let copy = '';
beforeEach(() => {
  embedded = { DATA_DIR: inFolder('data') };
  copy = inFolder('copy');
});

const open = ({ DATABASE_URL: databaseUrl, DATA_DIR: dataFolder = '' }: StoreSettings) =>
  openStore({ databaseUrl, dataFolder, log: createMemoryLog().log });

const nameOf = (url: string) => new URL(url).pathname.slice(1);

describe('a store is moved', () => {
  it('to PostgreSQL and back, the same to the letter', async () => {
    const url = await createDatabase();
    const settings = { DATABASE_URL: url };
    await saveLeads(embedded, 'one@x.example', 'two@x.example');
    const before = readFileSync(join(embedded.DATA_DIR, 'site.sqlite'));
    const leads = await allLeads(embedded);
    const there = await runStore(embedded, 'move', url);
    expect(there.output).toMatch(/^Copied and verified: 2 leads, /);
    expect(readFileSync(join(embedded.DATA_DIR, 'site.sqlite'))).toEqual(before);

    const back = inFolder('back');
    expect(await runStore(settings, 'move', `file://${back}`)).toMatchObject({
      code: 0,
      errors: expect.stringMatching(/^Store: PostgreSQL [^\n]+\n$/),
    });
    expect(readdirSync(back)).toContain('site.sqlite');
    expect(await allLeads({ DATA_DIR: back })).toEqual(leads);
  });

  it('only to a place that holds no data', { tags: 'long' }, async () => {
    const settings = { DATABASE_URL: await createDatabase() };
    await saveLeads(settings, 'one@x.example');
    await saveLeads(embedded, 'two@x.example');
    expect((await runStore(embedded, 'move', settings.DATABASE_URL)).errors).toContain(
      'The target already holds data.',
    );
    expect((await runStore(settings, 'move', `file://${embedded.DATA_DIR}`)).errors).toContain(
      `There is already a store in ${embedded.DATA_DIR}.`,
    );
    expect(await emailsIn(settings)).toEqual(['one@x.example']);
    expect(await emailsIn(embedded)).toEqual(['two@x.example']);
  });

  it('and the old one is refused until the data has moved back', { tags: 'long' }, async () => {
    const url = new URL(await createDatabase());
    url.password = 'planted-password';
    await saveLeads(embedded, 'one@x.example');
    expect(await runStore(embedded, 'move', url.href)).toMatchObject({
      code: 0,
      output: expect.stringContaining('marked as moved: the site refuses it.'),
    });
    const refused = `DATA_DIR: the store in ${embedded.DATA_DIR} was moved to PostgreSQL database ${nameOf(url.href)} on `;
    await expect(open(embedded)).rejects.toThrow(refused);
    await expect(open(embedded)).rejects.not.toThrow('planted-password');
    for (const action of ['save', 'move']) {
      const { code, errors } = await runStore(embedded, action, `file://${copy}`);
      expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining(refused) });
    }
    const settings = { DATABASE_URL: url.href };
    await saveLeads(settings, 'two@x.example');
    const back = await runStore(settings, 'move', `file://${embedded.DATA_DIR}`);
    expect(back.output).toMatch(/^Copied and verified: 2 leads, /);
    expect(await emailsIn(embedded)).toEqual(['one@x.example', 'two@x.example']);
    expect(readdirSync(embedded.DATA_DIR).join()).toContain('site.sqlite.before-restore-');
  });

  it('out of PostgreSQL, which is refused until the data is back', { tags: 'long' }, async () => {
    const settings = { DATABASE_URL: await createDatabase() };
    await saveLeads(settings, 'one@x.example');
    expect(await runStore(settings, 'move', `file://${embedded.DATA_DIR}`)).toMatchObject({
      code: 0,
    });
    const refused = `DATABASE_URL: the store in this database was moved to ${embedded.DATA_DIR}/site.sqlite, on 20`;
    await expect(open(settings)).rejects.toThrow(refused);
    for (const action of ['save', 'move']) {
      const { code, errors } = await runStore(settings, action, `file://${copy}`);
      expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining(refused) });
    }
    await saveLeads(embedded, 'two@x.example');
    expect(await runStore(embedded, 'move', settings.DATABASE_URL)).toMatchObject({ code: 0 });
    expect(await emailsIn(settings)).toEqual(['one@x.example', 'two@x.example']);
    expect(readdirSync(embedded.DATA_DIR).join()).toContain('postgresql.before-restore-');
  });

  it('and a copy restored in the old place is current', { tags: 'long' }, async () => {
    await saveLeads(embedded, 'one@x.example');
    await runStore(embedded, 'save', copy);
    const elsewhere = inFolder('elsewhere');
    await runStore(embedded, 'move', `file://${elsewhere}`);
    await expect(open(embedded)).rejects.toThrow(`was moved to ${elsewhere}/site.sqlite, on 20`);
    expect(await runStore(embedded, 'restore', copy)).toMatchObject({ code: 0 });
    expect(await emailsIn(embedded)).toEqual(['one@x.example']);
  });

  it('only when no other process writes to it', { tags: 'long' }, async () => {
    const site = await open(embedded);
    const { code, errors } = await runStore(embedded, 'move', `file://${inFolder('elsewhere')}`);
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
