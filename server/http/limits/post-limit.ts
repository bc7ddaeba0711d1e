import { createHash } from 'node:crypto';
import { callbackify } from 'node:util';
import type { IncomingMessage } from 'node:http';
import rateLimit, {
  normalizeIP,
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { membersPath } from '#app/features/buying/enrolment/members/member.ts';
import { tierIds } from '#app/features/buying/prices/price-list.ts';
import type { Store } from '#server/store/store.ts';
import { withTimeout } from '#server/timers.ts';

type PostLimit =
  | { readonly kind: 'fine' }
  /** Saves no lead, but renders the form again with its values. */
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }
  /** Renders no page at all. */
  | { readonly kind: 'flood'; readonly retryAfterSeconds: number };

interface PostLimitOptions {
  readonly store: Store;
  readonly addressOf: (request: IncomingMessage) => string;
}

/** Per address, forms and API together; many phones share one carrier address. */
const mostPosts = 20;
const floodPosts = 200;
const windowMs = 60_000;

export type LimitPost = (request: FastifyRequest) => Promise<PostLimit>;

/** Counts posts by address, an IPv6 visitor by /64; counts nothing while its store is down. */
export async function createPostLimit(
  app: FastifyInstance,
  { store, addressOf }: PostLimitOptions,
): Promise<LimitPost> {
  await app.register(rateLimit, {
    global: false,
    max: mostPosts,
    timeWindow: windowMs,
    ban: floodPosts - mostPosts,
    skipOnError: true,
    keyGenerator: (request) => senderOf(addressOf(request.raw)),
    ...(store.engine === 'postgresql' && { store: sharedRateStore(store) }),
  });
  const count = app.createRateLimit();
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return { kind: 'fine' };
    const retryAfterSeconds = Math.max(1, counted.ttlInSeconds);
    return { kind: counted.isBanned ? 'flood' : 'too-many', retryAfterSeconds };
  };
}

/** Key of a sender: the IPv4 address, or the /64 of an IPv6 address. */
export function senderOf(address: string): string {
  return address.includes(':') ? normalizeIP(address) : address;
}

/** True for steps of an order before the one that sends it: an order takes several. */
export function isOrderStep({ pathname, searchParams }: URL): boolean {
  const step = searchParams.get('step');
  if (pathname === membersPath) return step === 'add';
  const [, plan = ''] = /^\/checkout\/([a-z]+)$/.exec(pathname) ?? [];
  return tierIds.some((id) => id === plan) && step !== null && step !== 'review';
}

/** A slow store must not hold up visitors. */
const timeoutMs = 500;

/** Counts in PostgreSQL, so that several processes share one limit. */
function sharedRateStore(store: Store): FastifyRateLimitStoreCtor {
  let cleanedAt = 0;

  async function count(key: string) {
    const nowMs = Date.now();
    if (nowMs - cleanedAt > windowMs) {
      cleanedAt = nowMs;
      await removeOld(store, nowMs - windowMs);
    }
    return increment(store, key, nowMs);
  }

  const countInTime = callbackify((key: string) => withTimeout(count(key), timeoutMs));

  return class SharedRateStore implements FastifyRateLimitStore {
    incr(...[key, callback]: Parameters<typeof countInTime>): void {
      countInTime(key, callback);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

async function increment({ tables }: Store, key: string, nowMs: number) {
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
