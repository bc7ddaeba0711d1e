import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { storeFileIn } from '#server/store/embedded-store.ts';
import { exportLeads } from '../export-leads.ts';
import { startPostgres, type RunningPostgres } from '../postgres.ts';
import { startSite } from '../start-site.ts';
import type { StoreSettings } from '../run-store-command.ts';
import type { CutStore } from './cut-power.ts';
import type { LosableDisk } from './losable-disk.ts';

const quiet = { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'fatal' };

/**
 * The embedded store in a folder of the disk; the first start makes it.
 * @param site folder of the built site, when it is not this one
 */
export function embeddedStoreOn(disk: string, site?: string): CutStore {
  const settings = { DATA_DIR: join(disk, 'data') };
  return {
    start: () => startSite({ ...settings, ...quiet }, site),
    async findDamage() {
      using database = new DatabaseSync(storeFileIn(settings.DATA_DIR), { readOnly: true });
      const rows = database.prepare('pragma integrity_check').all();
      return rows.map((row) => String(row['integrity_check'])).filter((said) => said !== 'ok');
    },
    readEmails: () => readEmails(settings),
  };
}

/** Makes a PostgreSQL on a disk without power, which has no power again afterwards. */
export async function startPostgresOn(
  disk: LosableDisk,
  isDurable: boolean,
): Promise<RunningPostgres> {
  await disk.powerOn();
  const postgres = await startPostgres({ isDurable, dataFolder: join(disk.folder, 'data') });
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create extension amcheck');
  await client.end();
  await postgres.stop();
  await disk.powerOff();
  return postgres;
}

/** A PostgreSQL whose cluster is on the disk, stopped. */
export function postgresStoreOn(postgres: RunningPostgres): CutStore {
  const settings = { DATABASE_URL: postgres.url };
  return {
    async start() {
      await postgres.start();
      return startSite({ ...settings, ...quiet });
    },
    async findDamage() {
      const client = new Client({ connectionString: postgres.url });
      // The power may be cut meanwhile.
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.query(checkIndexes);
        const { rows } = await client.query<{ readonly damage: string }>(findBrokenRows);
        return rows.map(({ damage }) => damage);
      } finally {
        await client.end().catch(() => undefined);
      }
    },
    readEmails: () => readEmails(settings),
    stop: () => postgres.stop('SIGQUIT'),
  };
}

async function readEmails(settings: StoreSettings): Promise<readonly string[]> {
  return (await exportLeads(settings)).map(({ email }) => email);
}

/** Every row that breaks the rules of its table; an index that misses a row, or has another, is an error. */
const findBrokenRows = `select relname || ': ' || msg as damage from pg_class, verify_heapam(oid) where relkind = 'r'`;
const checkIndexes = `
  select bt_index_check(indexrelid, true) from pg_index join pg_class on oid = indexrelid
  where relam = (select oid from pg_am where amname = 'btree') and indisvalid`;
