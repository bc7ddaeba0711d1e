import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aLead } from '../../tests/support/a-lead.ts';
import { createDatabase } from '../../tests/support/create-database.ts';
import { createMemoryLog } from '../../tests/support/memory-log.ts';
import { memoryOutput } from '../../tests/support/memory-output.ts';
import {
  commandEnvironment,
  runProgram,
  type StoreSettings,
} from '../../tests/support/run-store-command.ts';
import { engines, useStore } from '../../tests/support/use-store.ts';
import { useFolder } from '../../tests/support/use-folder.ts';
import { runLeadsCommand } from '#server/leads/commands/run-leads-command.ts';
import { newDelivery } from '#server/leads/plan-deliveries.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { writeTestLead } from '#server/leads/write-test-lead.ts';
import { SettingError } from '#server/settings.ts';
import { openStore } from './open-store.ts';

const inFolder = useFolder();

const log = createMemoryLog().log;
const open = (dataFolder: string) => openStore({ databaseUrl: undefined, dataFolder, log });

/** Opens the store in another process, as each process of the site does. */
const openElsewhere = (settings: StoreSettings) =>
  runProgram(['tests/support/store-opener.ts'], settings);
const opened = { code: 0, output: 'ready\n', errors: '' };

/** Opens it for a command, as the program of staff does. */
async function listLeads(settings: StoreSettings) {
  const [stdout, stderr] = [memoryOutput(), memoryOutput()];
  const env = { ...commandEnvironment, ...settings };
  const code = await runLeadsCommand(['list'], { env, stdout, stderr });
  return { code, output: stdout.text(), errors: stderr.text() };
}

it('several processes that find an empty folder at once make one store', async () => {
  const settings = { DATA_DIR: inFolder('data') };
  const results = await Promise.all(Array.from({ length: 4 }, () => openElsewhere(settings)));
  for (const result of results) expect(result).toEqual(opened);
});

it('processes that find an empty PostgreSQL at once make one store', { tags: 'long' }, async () => {
  const settings = { DATABASE_URL: await createDatabase() };
  const results = await Promise.all(Array.from({ length: 4 }, () => openElsewhere(settings)));
  for (const result of results) expect(result).toEqual(opened);
});

describe.each(engines)('a store of an earlier release, on %s,', (engine) => {
  const used = useStore(engine);

  it('keeps its leads and is brought up to date', async () => {
    const { tables } = used.store;
    const saver = createLeadSaver({ store: used.store, targets: new Set(['forms']) });
    const { id: leadId } = await saver.save(aLead());
    const code = newDelivery({ leadId, target: 'enrolment-mail', chain: 'return-code' }, 0);
    await tables.insertInto('deliveries').values(code).execute();
    // Undo 0005 and later.
    await tables.schema.dropTable('ended_links').execute();
    await tables.schema.dropTable('purge_runs').execute();
    await tables.schema.dropTable('news_versions').execute();
    await tables.schema.dropTable('group_members').execute();
    await tables.schema.dropTable('member_lists').execute();
    await tables.schema.dropTable('enrolment_trail').execute();
    await tables.schema.alterTable('enrolments').dropColumn('cancelled_at').execute();
    await tables.schema.alterTable('enrolments').dropColumn('contract_version').execute();
    await tables.schema.alterTable('payments').dropColumn('received_minor').execute();
    await tables.schema.alterTable('payments').dropColumn('received_currency').execute();
    await tables.schema.dropTable('instalments').execute();
    await tables.schema.alterTable('payments').dropColumn('instalment').execute();
    await tables.schema.dropIndex('enrolments_by_reference').execute();
    await tables.schema.dropTable('order_drafts').execute();
    await tables.schema.dropTable('mailings').execute();
    await tables.schema.dropIndex('leads_by_phone').execute();
    await tables.schema.alterTable('leads').dropColumn('phone').execute();
    await tables.schema.alterTable('push_tokens').dropColumn('expires_at').execute();
    await tables.schema.alterTable('leads').dropColumn('suspected_bot').execute();
    await sql`update deliveries set state = 'parked'`.execute(tables);
    await sql`delete from kysely_migration where name >= '0005'`.execute(tables);
    const { code: status, output } = await listLeads(used.settings);
    expect(status).toBe(0);
    expect(output).toContain('ada@example.com');
    expect(output).toContain('forms dead-letter');
    // No mail of a code, which no page takes any more.
    expect(output).not.toContain('enrolment-mail');
    await createLeadSaver({ store: used.store, targets: new Set() }).save(
      aLead({ fields: { email: 'quick@example.com' }, suspectedBot: 'filled in under 3 seconds' }),
    );
    const later = await listLeads(used.settings);
    expect(later.output).toMatch(/quick@example\.com,,filled in under 3 seconds,/);
  });
});

describe.each(engines)('a store of a later release, on %s,', (engine) => {
  const used = useStore(engine);

  it('serves this release too, so that an operator can go back', async () => {
    const { tables } = used.store;
    await sql`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`.execute(
      tables,
    );
    await createLeadSaver({ store: used.store, targets: new Set() }).save(aLead());
    const { code, output } = await listLeads(used.settings);
    expect(code).toBe(0);
    expect(output).toContain('ada@example.com');
  });
});

describe('the embedded store', () => {
  it('ends a command with the reason when it cannot be updated', { tags: 'long' }, async () => {
    const store = await open(inFolder());
    await sql`delete from kysely_migration where name >= '0007'`.execute(store.tables);
    await store.close();
    const { code, errors } = await listLeads({ DATA_DIR: inFolder() });
    expect(code).toBe(1);
    expect(errors).toContain('(table mailings already exists)');
  });

  it('is made with its folder, and readable by its owner alone', async () => {
    const dataFolder = inFolder('new', 'data');
    const store = await open(dataFolder);
    await expect(writeTestLead(store)).resolves.toBeUndefined();
    await store.close();
    expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataFolder, 'site.sqlite')).mode & 0o777).toBe(0o600);
  });

  it('says so in one line where the system makes no folders', async () => {
    await expect(open('/proc/none/data')).rejects.toThrow(
      /^DATA_DIR: cannot use the store in \/proc\/none\/data \(.+\)$/,
    );
  });

  it.each([
    ['the folder is a file', 'data', 'EEXIST'],
    ['the store is a folder', 'data/site.sqlite/a-file', 'unable to open database file'],
    ['the store is something else', 'data/site.sqlite', 'file is not a database'],
  ])('says so in one line when %s', async (_what, path, reason) => {
    const file = inFolder(path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'not a store at all'.repeat(1000));
    const opening = open(inFolder('data'));
    await expect(opening).rejects.toThrow(SettingError);
    await expect(opening).rejects.toThrow(
      new RegExp(`^DATA_DIR: cannot use the store in ${inFolder('data')} \\(.*${reason}.*\\)$`),
    );
  });
});
