import { sql } from 'kysely';
import type { Store } from './store.ts';

/** What pages show and each process has its own copy of. */
export type Topic = 'directory' | 'news';

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
export function channelOf(topic: Topic): string {
  return `site_${topic}`;
}
