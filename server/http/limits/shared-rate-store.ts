import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Store } from '#server/store/store.ts';

/** A limit that holds up visitors while its own store is in trouble would do harm. */
const patienceMs = 500;

interface Count {
  readonly current: number;
  readonly ttl: number;
}

type Callback = (error: Error | null, result?: Count) => void;

/** Counts in PostgreSQL, so that several processes have one limit together. */
export function sharedRateStore(store: Store): FastifyRateLimitStoreCtor {
  let cleanedAt = 0;

  async function count(key: string, windowMs: number): Promise<Count> {
    const nowMs = Date.now();
    if (nowMs - cleanedAt > windowMs) {
      cleanedAt = nowMs;
      await removeOld(store, nowMs - windowMs);
    }
    return increment(store, key, windowMs, nowMs);
  }

  return class SharedRateStore implements FastifyRateLimitStore {
    incr(key: string, callback: Callback, windowMs: number): void {
      void answer(withPatience(count(key, windowMs)), callback);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

async function answer(counted: Promise<Count>, callback: Callback): Promise<void> {
  try {
    callback(null, await counted);
  } catch (error) {
    callback(error instanceof Error ? error : new Error('not counted'));
  }
}

function withPatience(counted: Promise<Count>): Promise<Count> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('counting takes too long')), patienceMs);
    counted.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function increment(
  { tables }: Store,
  key: string,
  windowMs: number,
  nowMs: number,
): Promise<Count> {
  // One that begins in the future was written before the clock was set back.
  const isOver = sql<boolean>`(rate_limits.window_start <= ${nowMs - windowMs} or rate_limits.window_start > ${nowMs + windowMs})`;
  const { hits, window_start: start } = await tables
    .insertInto('rate_limits')
    // An address is personal data: only its hash is written down, and for a minute.
    .values({
      key: createHash('sha256').update(key).digest('base64url'),
      window_start: nowMs,
      hits: 1,
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when ${isOver} then 1 else rate_limits.hits + 1 end`,
        window_start: sql`case when ${isOver} then ${nowMs} else rate_limits.window_start end`,
      }),
    )
    .returning(['hits', 'window_start'])
    .executeTakeFirstOrThrow();
  return { current: hits, ttl: Math.max(0, start + windowMs - nowMs) };
}

async function removeOld({ tables }: Store, beforeMs: number): Promise<void> {
  await tables.deleteFrom('rate_limits').where('window_start', '<', beforeMs).execute();
}
