import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Edition } from '#app/site/edition.ts';
import { finishPage } from '#server/http/page-cache/finished-page.ts';
import { createPageCache } from '#server/http/page-cache/page-cache.ts';
import { ask } from '../../../tests/support/ask.ts';
import { serve } from '../../../tests/support/serve.ts';
import { createPageRequests, hasOnlyParameters } from './page-requests.ts';
import type { RenderPage } from './render-page.ts';

const freshMs = 1000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));

type Pages = ReturnType<typeof createPageRequests>;

async function renderForm(pages: Pages, exchange: Parameters<Pages['render']>[0]) {
  const body = await buffer(exchange.request);
  await pages.render(exchange, { body, retryAfterSeconds: undefined });
}

/** A site of one page, which says what its render was given; the header x-edition decides. */
async function startSite() {
  const onRefreshError = vi.fn();
  const renderPage = vi.fn<RenderPage>(async (request, edition, { mayBeCached }) => {
    const { pathname, search } = new URL(request.url);
    const cookie = request.headers.get('cookie') ?? 'no cookie';
    const posted = request.method === 'POST' ? ` ${await request.text()}` : '';
    const body = `${request.method} ${pathname}${search} ${edition} ${cookie}${posted}`;
    const page = await finishPage({ status: 200, headers: {}, body, brotliLevel: 1 });
    return { page, isShared: mayBeCached };
  });
  const pages = createPageRequests({
    cache: createPageCache({ freshMs, mostBytes: 1_000_000 }),
    renderPage,
    findHandle: (path) => (path === '/news' ? { cacheParameters: ['category', 'page'] } : {}),
    onRefreshError,
  });
  const site = await serve((request, response) => {
    const url = new URL(request.url ?? '/', 'https://health.example');
    const edition = (request.headers['x-edition'] ?? 'NG') as Edition;
    const exchange = { request, response, url, edition, extraHeaders: [] };
    if (pages.trySend(exchange)) return;
    if (request.method !== 'POST') void pages.render(exchange);
    else void renderForm(pages, exchange);
  });
  onTestFinished(() => site[Symbol.asyncDispose]());
  const read = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    (await ask(site.address, path, { headers, method })).text();
  return { read, renderPage, onRefreshError, address: site.address };
}

describe('a page that was asked for before', () => {
  it('is not rendered again', async () => {
    const { read, renderPage } = await startSite();
    await expect(read('/faqs')).resolves.toBe('GET /faqs NG no cookie');
    await expect(read('/faqs')).resolves.toBe('GET /faqs NG no cookie');
    expect(renderPage).toHaveBeenCalledTimes(1);
  });

  it('is another in the other edition', async () => {
    const { read } = await startSite();
    await expect(read('/')).resolves.toBe('GET / NG no cookie');
    await expect(read('/', { 'x-edition': 'DG' })).resolves.toBe('GET / DG no cookie');
    await expect(read('/')).resolves.toBe('GET / NG no cookie');
  });

  it('is another with another query, in whatever order its parts stand', async () => {
    const { read, renderPage } = await startSite();
    await expect(read('/news?page=2&category=a')).resolves.toContain('?category=a&page=2');
    await read('/news?category=a&page=2');
    expect(renderPage).toHaveBeenCalledTimes(1);
    await expect(read('/news?page=3&category=a')).resolves.toContain('?category=a&page=3');
  });

  it('serves HEAD from the same render', async () => {
    const { read, renderPage } = await startSite();
    await read('/', {}, 'HEAD');
    await expect(read('/')).resolves.toBe('GET / NG no cookie');
    expect(renderPage).toHaveBeenCalledTimes(1);
  });

  it('is the same under the marks of a campaign', async () => {
    const { read, renderPage } = await startSite();
    await read('/');
    const marks = 'utm_source=mail&utm_campaign=a&fbclid=1&gclid=2&msclkid=3&igshid=4';
    await expect(read(`/?${marks}`)).resolves.toBe('GET / NG no cookie');
    expect(renderPage).toHaveBeenCalledTimes(1);
  });
});

it("never lets one visitor's cookies into a page of all", async () => {
  const { read } = await startSite();
  await expect(read('/', { cookie: 'session=mine' })).resolves.toBe('GET / NG no cookie');
});

it('renders the answer to every form, with its cookies and its body', async () => {
  const { address, renderPage } = await startSite();
  const headers = { cookie: 'a=1', 'content-type': 'application/x-www-form-urlencoded' };
  const send = () => ask(address, '/contact', { method: 'POST', headers, body: 'name=Ada' });
  expect((await send()).text()).toBe('POST /contact NG a=1 name=Ada');
  await send();
  expect(renderPage).toHaveBeenCalledTimes(2);
});

it('renders what it does not know from an address, but does not cache it', async () => {
  const { read, renderPage } = await startSite();
  await expect(read('/faqs?x=1')).resolves.toBe('GET /faqs?x=1 NG no cookie');
  await expect(read('/faqs?x=1')).resolves.toBe('GET /faqs?x=1 NG no cookie');
  expect(renderPage).toHaveBeenCalledTimes(2);
  expect(renderPage.mock.lastCall?.[2]).toMatchObject({ mayBeCached: false, encoding: 'identity' });
});

it('does not let long queries fill the memory', async () => {
  const { read, renderPage } = await startSite();
  const long = `/news?category=${'a'.repeat(300)}`;
  await read(long);
  await read(long);
  expect(renderPage).toHaveBeenCalledTimes(2);
  expect(renderPage.mock.lastCall?.[2]).toMatchObject({ mayBeCached: false, encoding: 'identity' });
});

it('sends a stale page at once, renders it again behind it, and logs it when that fails', async () => {
  const { read, renderPage, onRefreshError } = await startSite();
  await read('/');
  vi.advanceTimersByTime(freshMs);
  const failure = new Error('the loader failed');
  renderPage.mockRejectedValueOnce(failure);
  await expect(read('/')).resolves.toBe('GET / NG no cookie');
  await expect.poll(() => onRefreshError.mock.calls).toEqual([[failure]]);
  await expect(read('/')).resolves.toBe('GET / NG no cookie');
  await expect.poll(() => renderPage.mock.calls.length).toBe(3);
});

it('who saves data gets separate pages', async () => {
  const { read, renderPage } = await startSite();
  await read('/faqs');
  await read('/faqs', { 'save-data': 'on' });
  await read('/faqs', { cookie: 'data-saver=on' });
  expect(renderPage.mock.calls.map(([, , options]) => options.isSavingData)).toEqual([false, true]);
});

it.each([
  ['a parameter of another page', '?form=contact'],
  ['a repeated parameter', '?page=1&page=2'],
  ['the name of a prototype', '?__proto__=1'],
])('does not cache a page under %s', (_what, search) => {
  const address = new URL(`https://health.example/news${search}`);
  expect(hasOnlyParameters(address, ['category', 'page'])).toBe(false);
});
