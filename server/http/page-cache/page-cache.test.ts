import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../tests/support/deferred.ts';
import { finishPage, type FinishedPage } from './finished-page.ts';
import { createPageCache, type Rendered } from './page-cache.ts';

const freshMs = 5 * 60 * 1000;

/** A page that takes a given room; its status tells the pages of a test apart. */
function page(bytes: number, status = 200): FinishedPage {
  const nothing = { body: Buffer.alloc(0), etag: '""', headers: [] };
  return { status, bytes, renditions: { br: nothing, gzip: nothing, identity: nothing } };
}

const shared = (made: FinishedPage) => () => Promise.resolve({ page: made, isShared: true });
const unshared = (made: FinishedPage) => () => Promise.resolve({ page: made, isShared: false });

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));

/** @param mostBytes for pages at addresses that links have */
const createCache = (mostBytes = 1000) => createPageCache({ freshMs, mostBytes: mostBytes / 0.75 });

/** A render that ends when the test says so. */
function pendingRender() {
  const { promise, resolve, reject } = deferred<Rendered>();
  return { render: vi.fn(() => promise), resolve, reject };
}

describe('a page that was rendered', () => {
  it('is found, fresh until five minutes have passed', async () => {
    const cache = createCache();
    const home = page(10);
    await cache.fill('NG /', shared(home));
    vi.advanceTimersByTime(freshMs - 1);
    expect(cache.find('NG /')).toBe(home);
    expect(cache.isStale('NG /')).toBe(false);
  });

  it('is still found when it is stale, while it is rendered again', async () => {
    const cache = createCache();
    const [old, fresh] = [page(10), page(10)];
    await cache.fill('NG /', shared(old));
    vi.advanceTimersByTime(freshMs);
    expect(cache.isStale('NG /')).toBe(true);
    const { render, resolve } = pendingRender();
    const filling = cache.fill('NG /', render);
    expect(cache.find('NG /')).toBe(old);
    resolve({ page: fresh, isShared: true });
    await filling;
    expect(cache.find('NG /')).toBe(fresh);
    expect(cache.isStale('NG /')).toBe(false);
  });

  it('is given to those who asked but not cached when it is not shared', async () => {
    const cache = createCache();
    const mine = page(10);
    await expect(cache.fill('NG /', unshared(mine))).resolves.toBe(mine);
    expect(cache.find('NG /')).toBeUndefined();
  });
});

it('is rendered once for a hundred who ask for the same address at once', async () => {
  const cache = createCache();
  const { render, resolve } = pendingRender();
  const all = Array.from({ length: 100 }, () => cache.fill('NG /', render));
  const home = page(10);
  resolve({ page: home, isShared: true });
  const answers = await Promise.all(all);
  expect(render).toHaveBeenCalledTimes(1);
  expect(answers.every((answer) => answer === home)).toBe(true);
});

describe('a render that fails', () => {
  it('fails for all who waited, is not cached, and is tried again by the next', async () => {
    const cache = createCache();
    const { render, reject } = pendingRender();
    const waiting = [cache.fill('NG /', render), cache.fill('NG /', render)];
    reject(new Error('the loader failed'));
    const answers = await Promise.allSettled(waiting);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(cache.find('NG /')).toBeUndefined();
    const home = page(10);
    await expect(cache.fill('NG /', shared(home))).resolves.toBe(home);
  });

  it('leaves the stale page', async () => {
    const cache = createCache();
    const old = page(10);
    await cache.fill('NG /', shared(old));
    vi.advanceTimersByTime(freshMs);
    await expect(cache.fill('NG /', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await cache.fill('NG /', unshared(page(10, 500)));
    expect(cache.find('NG /')).toBe(old);
    expect(cache.isStale('NG /')).toBe(true);
  });
});

it.each([404, 302])('forgets a stale page that now answers %i', async (status) => {
  const cache = createCache();
  await cache.fill('NG /posts/old', shared(page(10)));
  vi.advanceTimersByTime(freshMs);
  await cache.fill('NG /posts/old', unshared(page(10, status)));
  expect(cache.find('NG /posts/old')).toBeUndefined();
});

describe('within its memory', () => {
  it('lets the least recently used page go first', async () => {
    const cache = createCache(100);
    await cache.fill('NG /a', shared(page(40)));
    await cache.fill('NG /b', shared(page(40)));
    cache.find('NG /a');
    await cache.fill('NG /c', shared(page(40)));
    expect(['NG /a', 'NG /b', 'NG /c'].filter((key) => cache.find(key))).toEqual([
      'NG /a',
      'NG /c',
    ]);
  });

  it('lets as many go as are needed', async () => {
    const cache = createCache(100);
    for (const key of ['NG /a', 'NG /b', 'NG /c']) await cache.fill(key, shared(page(30)));
    await cache.fill('NG /d', shared(page(70)));
    expect(['NG /a', 'NG /b', 'NG /c', 'NG /d'].filter((key) => cache.find(key))).toEqual([
      'NG /c',
      'NG /d',
    ]);
  });

  it('counts a page that is rendered again once', async () => {
    const cache = createCache(100);
    await cache.fill('NG /a', shared(page(40)));
    for (let times = 0; times < 10; times += 1) await cache.fill('NG /b', shared(page(40)));
    expect(cache.find('NG /a')).toBeDefined();
  });

  it('does not clear all the room for a page that is larger than it', async () => {
    const cache = createCache(100);
    await cache.fill('NG /a', shared(page(40)));
    const huge = page(101);
    await expect(cache.fill('NG /b', shared(huge))).resolves.toBe(huge);
    expect(cache.find('NG /a')).toBeDefined();
    expect(cache.find('NG /b')).toBeUndefined();
  });
});

describe('when the content has changed', () => {
  it('keeps the pages that do not show it', async () => {
    const cache = createCache();
    await cache.fill('NG /', shared(page(10)));
    await cache.fill('NG /faqs', shared(page(10)));
    cache.forget((key) => key === 'NG /');
    expect(cache.find('NG /')).toBeUndefined();
    expect(cache.find('NG /faqs')).toBeDefined();
  });

  it('does not cache a page whose render began before', async () => {
    const cache = createCache();
    const old = pendingRender();
    const filling = cache.fill('NG /', old.render);
    cache.forget(() => true);
    const fresh = page(20);
    const { render, resolve } = pendingRender();
    const fillingAnew = cache.fill('NG /', render);
    old.resolve({ page: page(10), isShared: true });
    await filling;
    expect(cache.find('NG /')).toBeUndefined();
    resolve({ page: fresh, isShared: true });
    await fillingAnew;
    expect(cache.find('NG /')).toBe(fresh);
  });
});

it('counts every encoding of a page against the memory', async () => {
  const body = 'health '.repeat(1000);
  const finished = await finishPage({ status: 200, headers: {}, body, brotliLevel: 4 });
  const sizes = Object.values(finished.renditions).map((rendition) => rendition.body.length);
  expect(sizes).toHaveLength(3);
  expect(finished.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
});
