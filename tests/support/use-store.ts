import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { createDatabase } from './create-database.ts';
import { createMemoryLog } from './memory-log.ts';

/** Both must behave the same. */
export const engines = ['sqlite', 'postgresql'] as const;

interface UsedStore {
  /** The store, empty at the start of each test. */
  readonly store: Store;
  /**
   * The store as another process has it: with separate connections on PostgreSQL. The embedded store
   * waits for another process by standing still, so within one process it stays the same.
   */
  readonly other: Store;
  /**
   * Gives a command in this process the store as another one has it, which its end does not close: to open
   * the embedded store takes longer than what a command does.
   */
  readonly openStore: () => Promise<Store>;
  /** Tells the staff commands where it is. */
  readonly settings: Readonly<Record<string, string>>;
}

const tables = [
  'deliveries',
  'group_members',
  'member_lists',
  'leads',
  'subscriptions',
  'mailings',
  'push_tokens',
  'push_runs',
  'rate_limits',
  'purge_runs',
  'news_versions',
  'payments',
  'instalments',
  'ended_links',
  'order_drafts',
  'enrolments',
] as const;

/** Gives the tests of a group a real store of one engine. */
export function useStore(engine: (typeof engines)[number]): UsedStore {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  let databaseUrl: string | undefined;
  let store: Store | undefined;
  let other: Store | undefined;
  const open = async () => {
    const opened = await openStore({
      databaseUrl,
      dataFolder: folder,
      log: createMemoryLog().log,
    });
    // As with the shared PostgreSQL: nothing here is killed.
    if (engine === 'sqlite') await sql`pragma synchronous = off`.execute(opened.tables);
    return opened;
  };

  beforeAll(async () => {
    if (engine === 'postgresql') databaseUrl = await createDatabase();
    store = await open();
    other = engine === 'postgresql' ? await open() : store;
  });
  beforeEach(async () => {
    for (const table of tables) await store?.tables.deleteFrom(table).execute();
  });
  afterAll(async () => {
    await store?.close();
    if (other !== store) await other?.close();
    rmSync(folder, { recursive: true });
  });
  return {
    get store() {
      if (!store) throw new Error('the store is there only while tests run');
      return store;
    },
    get other() {
      if (!other) throw new Error('the store is there only while tests run');
      return other;
    },
    async openStore() {
      if (!other) throw new Error('the store is there only while tests run');
      return { ...other, close: async () => undefined };
    },
    get settings() {
      return databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: folder };
    },
  };
}
