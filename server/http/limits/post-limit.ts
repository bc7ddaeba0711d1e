import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { membersPath } from '#app/features/buying/enrolment/members/member.ts';
import { isCorrection } from '#app/features/buying/enrolment/payment/payment-view.server.ts';
import { tierIds } from '#app/features/buying/prices/price-list.ts';
import { unsubscribePath } from '#server/leads/mailings/leaving.ts';
import type { Store } from '#server/store/store.ts';
import { withTimeout } from '#server/timers.ts';
import { createVisitorBudget } from './visitor-budget.ts';

type PostLimit =
  /** With a way to give the share back, where nothing was saved. */
  | { readonly kind: 'fine'; readonly giveBack?: () => Promise<unknown> }
  /** Saves no lead, but renders the form again with its values. */
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }
  /** Renders no page at all. */
  | { readonly kind: 'flood'; readonly retryAfterSeconds: number };

/** Saved from one address, forms and API together, and as many orders; many phones share a carrier's. */
const mostPosts = 20;
/** Sent from one address, saved or not. */
const floodPosts = 200;
const windowMs = 60_000;

/** What a post takes a share of; a payment has the limit of its order (`callLimit`), and leaving a list has none. */
type Share = 'form' | 'order' | 'none';

/** @param share `form` unless it is said */
export type LimitPost = (request: FastifyRequest, share?: Share) => Promise<PostLimit>;

/** Counts posts by address, an IPv6 visitor by /64; counts nothing while its store is down. */
export function createPostLimit(
  store: Store,
  addressOf: (request: IncomingMessage) => string,
): LimitPost {
  const floods = createVisitorBudget({ most: floodPosts, windowMs });
  const here = createVisitorBudget({ most: mostPosts, windowMs });
  const spendTogether = createSharedBudget(store);
  const spend = async (key: string, cost: number) =>
    store.engine === 'postgresql' ? spendTogether(key, cost) : here.spend(key, cost);
  return async (request, share = 'form') => {
    const sender = senderOf(addressOf(request.raw));
    const flood = floods.spend(sender, 1);
    if (flood !== undefined) return { kind: 'flood', retryAfterSeconds: flood };
    if (share === 'none') return { kind: 'fine' };
    const key = share === 'form' ? sender : `${sender} ${share}`;
    const giveBack = () => spend(key, -1);
    const seconds = await spend(key, 1);
    if (seconds === undefined) return { kind: 'fine', giveBack };
    await giveBack();
    return { kind: 'too-many', retryAfterSeconds: seconds };
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
  return isCheckout(pathname) && step !== null && step !== 'review';
}

/** Tells what a form that is no step takes a share of. */
export function shareOf(url: URL): Share {
  if (/^\/checkout\/pay(ment|pal)$/.test(url.pathname) && !isCorrection(url)) return 'none';
  if (url.pathname === unsubscribePath) return 'none';
  const isReview = isCheckout(url.pathname) && url.searchParams.get('step') === 'review';
  return isReview ? 'order' : 'form';
}

function isCheckout(pathname: string): boolean {
  const [, plan = ''] = /^\/checkout\/([a-z]+)$/.exec(pathname) ?? [];
  return tierIds.some((id) => id === plan);
}

/** A slow store must not hold up visitors. */
const timeoutMs = 500;

/** Counts in PostgreSQL, so that several processes share one limit. */
function createSharedBudget(store: Store) {
  let cleanedAt = 0;

  async function spend(key: string, cost: number): Promise<number | undefined> {
    const nowMs = Date.now();
    if (nowMs - cleanedAt > windowMs) {
      cleanedAt = nowMs;
      const old = store.tables.deleteFrom('rate_limits');
      await old.where('window_start', '<', nowMs - windowMs).execute();
    }
    const { hits, window_start: start } = await increment(store, key, cost, nowMs);
    if (hits <= mostPosts) return undefined;
    return Math.max(1, Math.ceil((start + windowMs - nowMs) / 1000));
  }

  return (key: string, cost: number) =>
    withTimeout(spend(key, cost), timeoutMs).catch(() => undefined);
}

async function increment({ tables }: Store, key: string, cost: number, nowMs: number) {
  // A window that starts in the future was written before the clock was set back.
  const isOver = sql<boolean>`(rate_limits.window_start <= ${nowMs - windowMs} or rate_limits.window_start > ${nowMs + windowMs})`;
  return (
    tables
      .insertInto('rate_limits')
      // An address is personal data: store only its hash, for a minute.
      .values({
        key: createHash('sha256').update(key).digest('base64url'),
        window_start: nowMs,
        hits: cost,
      })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql`case when ${isOver} then ${cost}::integer else rate_limits.hits + ${cost}::integer end`,
          window_start: sql`case when ${isOver} then ${nowMs} else rate_limits.window_start end`,
        }),
      )
      .returning(['hits', 'window_start'])
      .executeTakeFirstOrThrow()
  );
}
