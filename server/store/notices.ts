import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '#server/log.ts';
import { type Repeating, withTimeout } from '#server/timers.ts';
import { storeFailureReason } from './store-error.ts';
import { sql } from 'kysely';
import type { Store } from './store.ts';

const firstRetryMs = 500;
const longestRetryMs = 5000;
const connectTimeoutMs = 3000;
const queryTimeoutMs = 10_000;
/** A silent connection may be dead: the kernel probes it after this time, and gives up 10 s later. */
const probeAfterMs = 10_000;

/**
 * Listens on a separate connection, because a pool lends a connection to one user at a time.
 * Connects again after each loss; register listeners before the start.
 */
export function createPostgresNotices(connectionString: string, log: Log): Notices & Repeating {
  const listeners = new Map<string, ((version?: string) => void)[]>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let client: Client | undefined;
  let running = Promise.resolve();
  let isOutageLogged = false;

  function callAll(): void {
    for (const listener of [...listeners.values()].flat()) listener();
  }

  /** Listens until the connection is lost. @throws Error of PostgreSQL */
  async function listenOnce(current: Client): Promise<void> {
    const lost = new Promise<Error | undefined>((resolve) => {
      current.once('error', resolve);
      current.once('end', () => resolve(undefined));
    });
    // A second error would crash the process.
    current.on('error', () => undefined);
    current.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload);
    });
    await current.connect();
    for (const channel of listeners.keys()) await current.query(`listen ${channel}`);
    if (isOutageLogged) log.info('notices of changes arrive again');
    isOutageLogged = false;
    callAll();
    const error = await lost;
    if (!signal.aborted) throw error ?? new Error('connection closed');
  }

  async function run(): Promise<void> {
    for (
      let waitMs = firstRetryMs;
      !signal.aborted;
      waitMs = Math.min(waitMs * 2, longestRetryMs)
    ) {
      const startedMs = performance.now();
      client = createClient(connectionString);
      await listenOnce(client).catch((error: unknown) => {
        if (signal.aborted || isOutageLogged) return;
        isOutageLogged = true;
        log.warn({ reason: storeFailureReason(error) }, 'notices of changes do not arrive');
      });
      await close(client);
      if (performance.now() - startedMs > longestRetryMs) waitMs = firstRetryMs;
      await delay(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    listen(topic: Topic, listener) {
      const channel = channelOf(topic);
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    },
    start: () => void (running = run()),
    async stop() {
      stopping.abort();
      if (client) await close(client);
      await running;
    },
  };
}

/** A dead connection takes no farewell. */
async function close(client: Client): Promise<void> {
  await withTimeout(client.end(), connectTimeoutMs).catch(() => undefined);
}

function createClient(connectionString: string): Client {
  return new Client({
    connectionString,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: probeAfterMs,
  });
}

/** What pages show and each process has its own copy of. */
type Topic = 'directory' | 'news';

/** Tells a process of changes that others have made. */
export interface Notices {
  /**
   * Calls back with the version after each change, whichever process made it, and without a version
   * when notices may have been missed.
   */
  listen(topic: Topic, listener: (version?: string) => void): void;
}

/** Tells every process of a change, once the transaction is committed; the embedded store has one process. */
export async function announce(
  { engine, tables }: Pick<Store, 'engine' | 'tables'>,
  topic: Topic,
  version: string,
): Promise<void> {
  if (engine !== 'postgresql') return;
  await sql`select pg_notify(${channelOf(topic)}, ${version})`.execute(tables);
}

/** Name of the PostgreSQL channel, which all programs on the database share. */
function channelOf(topic: Topic): string {
  return `site_${topic}`;
}
