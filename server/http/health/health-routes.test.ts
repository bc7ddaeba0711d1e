import Fastify from 'fastify';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { aLead } from '../../../tests/support/a-lead.ts';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import { startPostgres } from '../../../tests/support/postgres.ts';
import { useStore } from '../../../tests/support/use-store.ts';
import { registerHealth } from './health-routes.ts';

/** Asks a site that has just started on this store. */
async function askReadiness(store: Store): Promise<number> {
  const app = Fastify();
  registerHealth(app, store);
  const { statusCode } = await app.inject('/readyz');
  await app.close();
  return statusCode;
}

const send = (store: Store, name: string) =>
  createLeadSaver({ store, targets: new Set() }).save(
    aLead({ fields: { email: `${name}@example.com` } }),
  );

describe('readiness on the embedded store', () => {
  const used = useStore('sqlite');

  it('is lost while there is no room for what visitors send, and leaves nothing behind', async () => {
    const { store } = used;
    expect(await askReadiness(store)).toBe(200);
    await sql`pragma max_page_count = 1`.execute(store.tables);
    await expect(fill(store)).rejects.toThrow('the lead was not saved');
    expect(await askReadiness(store)).toBe(503);
    await sql`pragma max_page_count = 100000`.execute(store.tables);
    expect(await askReadiness(store)).toBe(200);
    const emails = await store.tables.selectFrom('leads').select('email').execute();
    expect(emails.every(({ email }) => email?.startsWith('filler-'))).toBe(true);
  });
});

describe('readiness on PostgreSQL', () => {
  it('is lost while the server takes no writes, like a standby', { tags: 'long' }, async () => {
    // Not the shared one: every test that runs meanwhile would find it read-only.
    await using postgres = await startPostgres({ isDurable: false });
    const { log } = createMemoryLog();
    const store = await openStore({ databaseUrl: postgres.url, dataFolder: '', log });
    expect(await askReadiness(store)).toBe(200);
    await setReadOnly(store, 'on');
    await expect(send(store, 'ada')).rejects.toThrow('the lead was not saved');
    expect(await askReadiness(store)).toBe(503);
    await setReadOnly(store, 'off');
    expect(await askReadiness(store)).toBe(200);
    await store.close();
  });
});

async function fill(store: Store): Promise<void> {
  for (let at = 0; at < 500; at += 1) await send(store, `filler-${at}`);
}

async function setReadOnly({ tables }: Store, value: 'on' | 'off'): Promise<void> {
  await sql`alter system set default_transaction_read_only = ${sql.lit(value)}`.execute(tables);
  await sql`select pg_reload_conf()`.execute(tables);
  const shown = async () => (await sql`show default_transaction_read_only`.execute(tables)).rows;
  await expect.poll(shown).toEqual([{ default_transaction_read_only: value }]);
}
