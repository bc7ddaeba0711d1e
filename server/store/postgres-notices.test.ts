import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../../tests/support/create-database.ts';
import { createMemoryLog } from '../../tests/support/memory-log.ts';
import { announce, createPostgresNotices } from './notices.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

let databaseUrl: string;
let store: Store;
let memory: ReturnType<typeof createMemoryLog>;
const opened: { stop(): Promise<void> }[] = [];

beforeEach(async () => {
  databaseUrl = await createDatabase();
  memory = createMemoryLog();
  store = await openStore({ databaseUrl, dataFolder: '', log: memory.log });
});

afterEach(async () => {
  for (const notices of opened.splice(0)) await notices.stop();
  await store.close();
});

/** Listens as one process of the site does, and keeps what it hears. */
async function listen() {
  const notices = createPostgresNotices(databaseUrl, memory.log);
  opened.push(notices);
  const heard: string[] = [];
  notices.listen('directory', (version) => heard.push(`directory ${version ?? 'unknown'}`));
  notices.listen('news', (version) => heard.push(`news ${version ?? 'unknown'}`));
  notices.start();
  await expect.poll(() => heard).toEqual(missed);
  heard.length = 0;
  return { notices, heard };
}

/** Once connected, a process looks for what it has missed. */
const missed = ['directory unknown', 'news unknown'];

/** Cuts connections as a restart of the server or a network does. */
async function cutListeners(): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`);
  await client.end();
}

async function countListeners(): Promise<number> {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(store.tables);
  return rows.length;
}

it('every process is told of a change, with its version', async () => {
  const [one, other] = [await listen(), await listen()];
  await announce(store, 'directory', 'v1');
  await announce(store, 'news', 'v2');
  for (const { heard } of [one, other]) {
    await expect.poll(() => heard).toEqual(['directory v1', 'news v2']);
  }
});

it('a change is told once its transaction is committed, and never when it is rolled back', async () => {
  const { heard } = await listen();
  const { engine } = store;
  const failed = store.tables.transaction().execute(async (tables) => {
    await announce({ engine, tables }, 'directory', 'rolled back');
    throw new Error('no such import');
  });
  await expect(failed).rejects.toThrow('no such import');
  await store.tables.transaction().execute(async (tables) => {
    await announce({ engine, tables }, 'directory', 'committed');
    await announce(store, 'news', 'meanwhile');
    await expect.poll(() => heard).toEqual(['news meanwhile']);
  });
  await expect.poll(() => heard).toEqual(['news meanwhile', 'directory committed']);
});

describe('after a lost connection', () => {
  it('a process looks once for what it has missed, and is told of changes again', async () => {
    const { heard } = await listen();
    await cutListeners();
    await expect.poll(() => heard).toEqual(missed);
    await announce(store, 'news', 'v3');
    await expect.poll(() => heard).toEqual([...missed, 'news v3']);
    expect(memory.messages()).toEqual([
      'notices of changes do not arrive',
      'notices of changes arrive again',
    ]);
  });

  it('a process that is stopped does not connect again', async () => {
    const { notices, heard } = await listen();
    await cutListeners();
    await notices.stop();
    await announce(store, 'news', 'v4');
    await expect.poll(countListeners).toBe(0);
    expect(heard).not.toContain('news v4');
  });
});

it('a process stops at once while there is no PostgreSQL', async () => {
  const notices = createPostgresNotices('postgres://nobody@127.0.0.1:9/none', memory.log);
  notices.start();
  await expect.poll(memory.messages).toEqual(['notices of changes do not arrive']);
  await expect(notices.stop()).resolves.toBeUndefined();
});
