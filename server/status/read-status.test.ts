import { describe, expect, it } from 'vitest';
import { createMetrics } from '#server/metrics/metrics.ts';
import type { Backlog } from '#server/outbox/backlog.ts';
import { readStatus } from './read-status.ts';

const nowMs = Date.UTC(2026, 10, 21, 8);
const info = { version: '1.2.3', store: 'embedded' } as const;

function setUp() {
  const metrics = createMetrics();
  const read = () => readStatus({ metrics, info, siteName: 'Adire Health', nowMs });
  const wait = (...backlog: Backlog[]) =>
    metrics.readFrom({ store: async () => ({ backlog, lastImport: undefined, withheld: 0 }) });
  return { metrics, read, wait };
}

describe('the status', () => {
  it('of a site on which nothing has happened is good', async () => {
    const { read, wait } = setUp();
    wait();
    await expect(read()).resolves.toMatchObject({
      version: '1.2.3',
      store: 'embedded',
      at: '2026-11-21T08:00:00.000Z',
      findings: [],
      services: [],
      lastImport: undefined,
      news: { kind: 'files' },
      cacheHitRate: undefined,
      errors: [],
    });
  });

  it('counts what waits for each service, how long, and dead letters', async () => {
    const { read, wait } = setUp();
    wait(
      { target: 'webhook', state: 'pending', count: 3, oldestSeconds: 61.5 },
      { target: 'webhook', state: 'dead-letter', count: 2, oldestSeconds: 99_999 },
      { target: 'forms', state: 'pending', count: 1, oldestSeconds: 3601 },
      { target: 'forms', state: 'waiting', count: 4, oldestSeconds: 10 },
    );
    const { services, findings } = await read();
    expect(services).toEqual([
      { service: 'forms', waiting: 5, oldestSeconds: 3601, deadLetters: 0 },
      { service: 'webhook', waiting: 3, oldestSeconds: 61.5, deadLetters: 2 },
    ]);
    expect(findings).toMatchObject([
      { subject: 'Deliveries to forms', text: 'leads have been waiting for over an hour' },
      { subject: 'Deliveries to webhook', text: 'has dead letters: 2' },
    ]);
  });

  it('says that the store does not answer, rather than that nothing waits', async () => {
    const { metrics, read } = setUp();
    metrics.readFrom({ store: async () => undefined });
    const { services, findings } = await read();
    expect(services).toBeUndefined();
    expect(findings).toMatchObject([{ subject: 'Store', state: 'problem' }]);
  });

  it.each([
    [0, { kind: 'never' }, 1],
    [nowMs - 16 * 60_000, { kind: 'read', at: '2026-11-21T07:44:00.000Z' }, 1],
    [nowMs - 14 * 60_000, { kind: 'read', at: '2026-11-21T07:46:00.000Z' }, 0],
  ])('tells when WordPress was last read: %i', async (readAtMs, news, findings) => {
    const { metrics, read, wait } = setUp();
    wait();
    metrics.readFrom({ newsReadAtMs: () => readAtMs });
    const status = await read();
    expect(status.news).toEqual(news);
    expect(status.findings).toHaveLength(findings);
  });

  it('says that old leads are not removed while the clock looks wrong', async () => {
    const { metrics, read } = setUp();
    metrics.readFrom({ store: async () => ({ backlog: [], lastImport: undefined, withheld: 7 }) });
    expect((await read()).findings).toMatchObject([
      { subject: 'Old leads', text: '7 were not removed, as the clock looks wrong' },
    ]);
  });

  it.each([
    [4, 0],
    [61, 1],
  ])('says how far behind the replica is: %i s', async (seconds, concerns) => {
    const { metrics, read, wait } = setUp();
    wait();
    metrics.readFrom({ replicaAtMs: () => nowMs - seconds * 1000 });
    const status = await read();
    expect(Math.floor(status.replicaBehindSeconds ?? 0)).toBe(seconds);
    expect(status.findings).toHaveLength(concerns);
  });

  it('has the last import, the share of cached pages, and errors by kind', async () => {
    const { metrics, read } = setUp();
    const lastImport = { atMs: nowMs - 60_000, facilities: 9000 };
    metrics.readFrom({ store: async () => ({ backlog: [], lastImport, withheld: 0 }) });
    for (const result of ['hit', 'hit', 'stale', 'miss'] as const) metrics.cacheAsked(result);
    for (const status of [200, 503, 503, 500]) {
      metrics.requestEnded({ method: 'GET', route: '/', status, seconds: 0.1 });
    }
    metrics.refused('overload');
    metrics.upstreamAnswered('webhook', false);
    metrics.upstreamAnswered('webhook', true);
    await expect(read()).resolves.toMatchObject({
      lastImport: { at: '2026-11-21T07:59:00.000Z', facilities: 9000 },
      cacheHitRate: 0.75,
      errors: [
        { kind: 'Answered 503', count: 2 },
        { kind: 'Answered 500', count: 1 },
        { kind: 'Refused: overload', count: 1 },
        { kind: 'Failed: webhook', count: 1 },
      ],
    });
  });
});
