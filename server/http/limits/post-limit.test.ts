import Fastify, { type FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import type { Store } from '#server/store/store.ts';
import { createPostLimit, isOrderStep, shareOf } from './post-limit.ts';

// On a busy machine a count can take longer than the limit waits before it lets everybody through.
const toFake = ['setTimeout', 'clearTimeout'] as const;
beforeEach(() => void vi.useFakeTimers({ toFake: [...toFake] }));

/** A process of the site that says only what its limit says. */
async function processOn(store: Store) {
  const app = Fastify();
  const limitPost = createPostLimit(store, ({ headers }) => String(headers['x-sender']));
  app.post('/', (request) => limitPost(request));
  await app.ready();
  return async (sender: string) => {
    const headers = { 'x-sender': sender };
    const answer = await app.inject({ method: 'POST', url: '/', headers });
    return answer.json<{ kind: string; retryAfterSeconds?: number }>();
  };
}

async function kindsOf(post: () => Promise<{ kind: string }>, times: number) {
  const kinds: string[] = [];
  for (let sent = 0; sent < times; sent += 1) kinds.push((await post()).kind);
  return kinds;
}

describe.each(engines)('who sends too much, on %s,', (engine) => {
  const used = useStore(engine);

  it('may send twenty, then is asked to wait, then is a flood', async () => {
    const post = await processOn(used.store);
    const kinds = await kindsOf(() => post('192.0.2.1'), 210);
    expect(new Set(kinds.slice(0, 20))).toEqual(new Set(['fine']));
    expect(new Set(kinds.slice(20, 200))).toEqual(new Set(['too-many']));
    expect(new Set(kinds.slice(200))).toEqual(new Set(['flood']));
    const { retryAfterSeconds } = await post('192.0.2.1');
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    expect((await post('192.0.2.2')).kind).toBe('fine');
  });

  it('may send as many orders besides, and pay or unsubscribe, until it is a flood', async () => {
    const limitPost = createPostLimit(used.store, () => '192.0.2.1');
    const request = { raw: {} } as FastifyRequest;
    const send = (share: 'form' | 'order' | 'none') => () => limitPost(request, share);
    expect((await kindsOf(send('form'), 21)).at(-1)).toBe('too-many');
    expect((await kindsOf(send('order'), 20)).at(-1)).toBe('fine');
    expect((await kindsOf(send('none'), 160)).slice(-2)).toEqual(['fine', 'flood']);
  });

  it('gets a share back for what was not saved', async () => {
    const limitPost = createPostLimit(used.store, () => '192.0.2.1');
    const request = { raw: {} } as FastifyRequest;
    for (let sent = 0; sent < 30; sent += 1) {
      const limit = await limitPost(request);
      expect(limit.kind).toBe('fine');
      if (limit.kind === 'fine') await limit.giveBack?.();
    }
  });
});

describe('two processes on one PostgreSQL', () => {
  const used = useStore('postgresql');
  const counts = () => used.store.tables.selectFrom('rate_limits').selectAll().execute();

  it('count together', async () => {
    const processes = [await processOn(used.store), await processOn(used.other)];
    let turn = 0;
    const kinds = await kindsOf(async () => {
      turn += 1;
      return (processes[turn % 2] as (typeof processes)[0])('192.0.2.3');
    }, 21);
    expect(kinds.slice(0, 20)).not.toContain('too-many');
    expect(kinds[20]).toBe('too-many');
  });

  it('count simultaneous requests, each once, and write no address down', async () => {
    const [one, two] = [await processOn(used.store), await processOn(used.other)];
    const all = Array.from({ length: 30 }, (_, at) => (at % 2 ? one : two)('192.0.2.4'));
    const kinds = (await Promise.all(all)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'fine')).toHaveLength(20);
    // What is refused takes no share.
    expect(await counts()).toMatchObject([{ hits: 20 }]);
    expect(JSON.stringify(await counts())).not.toContain('192.0.2');
  });

  it('start again after a minute, and forget who came before', async () => {
    const post = await processOn(used.store);
    await kindsOf(() => post('192.0.2.5'), 21);
    await used.store.tables
      .updateTable('rate_limits')
      .set((row) => ({ window_start: row('window_start', '-', 60_000) }))
      .execute();
    expect((await post('192.0.2.5')).kind).toBe('fine');
    expect(await counts()).toMatchObject([{ hits: 1 }]);
    const fresh = await processOn(used.store);
    vi.useFakeTimers({ now: Date.now() + 120_000, toFake: ['Date', ...toFake] });
    await fresh('192.0.2.6');
    expect(await counts()).toHaveLength(1);
  });

  it('ignore a count from before the clock was set back', async () => {
    const post = await processOn(used.store);
    await kindsOf(() => post('192.0.2.9'), 25);
    await used.store.tables
      .updateTable('rate_limits')
      .set((row) => ({ window_start: row('window_start', '+', 24 * 60 * 60_000) }))
      .execute();
    expect((await post('192.0.2.9')).kind).toBe('fine');
  });

  it('stop no visitor while the counts are unavailable', async () => {
    const post = await processOn(used.store);
    vi.spyOn(used.store.tables, 'insertInto').mockImplementation(() => {
      throw new Error('connect ECONNREFUSED');
    });
    expect(await kindsOf(() => post('192.0.2.8'), 25)).toEqual(Array(25).fill('fine'));
  });
});

it.each([
  ['/checkout/gold?step=who', true],
  ['/checkout/gold?step=people&change=name', true],
  ['/checkout/gold?step=review', false],
  ['/checkout/gold', false],
  ['/checkout/members?request=x&way=type&step=add', true],
  ['/checkout/payment?request=x&step=people', false],
  ['/contact?step=people', false],
])('a form sent to %s is one of several: %s', (address, isStep) => {
  expect(isOrderStep(new URL(address, 'http://localhost'))).toBe(isStep);
});

it.each([
  ['/checkout/gold?step=review', 'order'],
  ['/checkout/payment?request=x', 'none'],
  ['/checkout/paypal?request=x', 'none'],
  ['/checkout/payment?request=x&form=email', 'form'],
  // A mail program that is told 429 would ask again.
  ['/unsubscribe?key=x', 'none'],
  ['/contact', 'form'],
])('a form sent to %s takes a share of: %s', (address, share) => {
  expect(shareOf(new URL(address, 'http://localhost'))).toBe(share);
});
