import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Store } from '#server/store/store.ts';
import { sharedRateStore } from './shared-rate-store.ts';

/** Whether an address has sent too much lately. */
export type PostLimit =
  | { readonly kind: 'fine' }
  /** No lead is taken, but the form may still be shown with what was typed. */
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }
  /** So much that not even a page is made. */
  | { readonly kind: 'flood'; readonly retryAfterSeconds: number };

interface PostLimitOptions {
  readonly store: Store;
  readonly addressOf: (request: IncomingMessage) => string;
}

/** Of one address, forms and API together; many phones share one address of their network. */
const mostPosts = 20;
const floodPosts = 200;
const windowMs = 60_000;

/** Counts what addresses send; an IPv6 visitor is a /64. Counts nothing while its store is down. */
export async function createPostLimit(
  app: FastifyInstance,
  { store, addressOf }: PostLimitOptions,
): Promise<(request: FastifyRequest) => Promise<PostLimit>> {
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

/** Who is counted: IPv4 addresses are plain already; an IPv6 visitor has a whole /64. */
export function senderOf(address: string): string {
  return address.includes(':') ? normalizeIP(address) : address;
}
