import { membersPath } from '#app/features/buying/enrolment/members/member.ts';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { tierIds } from '#app/features/buying/prices/price-list.ts';
import type { Store } from '#server/store/store.ts';
import { sharedRateStore } from './shared-rate-store.ts';

export type PostLimit =
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

/** True for steps to an order that save nothing: one carrier address has many visitors. */
export function isDraftStep({ pathname, searchParams }: URL): boolean {
  const step = searchParams.get('step');
  if (pathname === membersPath) return step === 'add';
  const [, plan = ''] = /^\/checkout\/([a-z]+)$/.exec(pathname) ?? [];
  return tierIds.some((id) => id === plan) && step !== null && step !== 'pay';
}
