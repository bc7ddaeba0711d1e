import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Store } from '#server/store/store.ts';
import { withTimeout } from '#server/with-timeout.ts';

/** A slow store must not hold up visitors. */
const timeoutMs = 500;

interface Count {
  readonly current: number;
  readonly ttl: number;
}

type Callback = (error: Error | null, result?: Count) => void;

/** Counts in PostgreSQL, so that several processes share one limit. */
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
      void answer(withTimeout(count(key, windowMs), timeoutMs), callback);
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

async function increment(
  { tables }: Store,
  key: string,
  windowMs: number,
  nowMs: number,
): Promise<Count> {
  // A window that starts in the future was written before the clock was set back.
  const isOver = sql<boolean>`(rate_limits.window_start <= ${nowMs - windowMs} or rate_limits.window_start > ${nowMs + windowMs})`;
  const { hits, window_start: start } = await tables
    .insertInto('rate_limits')
    // An address is personal data: store only its hash, for a minute.
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
