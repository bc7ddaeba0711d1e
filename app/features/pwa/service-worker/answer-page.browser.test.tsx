import { beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../../../tests/support/deferred.ts';
import { answerPage, answerPost } from './answer-page.ts';
import { forgetPages, savePage, rememberEdition } from './page-copies.ts';

const addressOf = (path: string) => new URL(path, location.origin).href;

/** A page as the site sends it. */
function pageOf(words: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(words, {
    headers: { 'site-edition': 'NG', 'site-offline': 'keep', etag: '"1"', ...headers },
  });
}

const never = () => new Promise<Response>(() => undefined);
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
let network: () => Promise<Response> = broken;

beforeEach(async () => {
  network = broken;
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => network());
  await forgetPages();
  await rememberEdition('NG');
});

/** Asks the worker for a page. */
function ask(path: string) {
  const work: Promise<unknown>[] = [];
  const waitUntil = (more: Promise<unknown>) => void work.push(more);
  const event = Object.assign(new Event('fetch'), { waitUntil });
  const answer = answerPage({ event, request: new Request(addressOf(path)) });
  // Some of it comes from what was waited for.
  const isDone = async () => {
    for (const one of work) await one;
  };
  return { answer, isDone };
}

/** Opens a page through the worker, which stays until its work is done. */
async function open(path: string): Promise<Response> {
  const { answer, isDone } = ask(path);
  const page = await answer;
  await isDone();
  return page;
}

async function openOnline(path: string, page: Response): Promise<Response> {
  network = async () => page;
  const answer = await open(path);
  network = broken;
  return answer;
}

test('a page comes from the network and opens without one afterwards', async () => {
  const sent = await openOnline('/faqs', pageOf('Questions'));
  expect(await sent.text()).toBe('Questions');
  const copy = await open('/faqs');
  expect(await copy.text()).toBe('Questions');
  expect(copy.headers.get('server-timing')).toMatch(/^saved-copy;desc="\d+"$/);
  expect(copy.headers.has('etag')).toBe(false);
  // The newest replaces its copy.
  await openOnline('/faqs', pageOf('New'));
  expect(await (await open('/faqs')).text()).toBe('New');
});

test("a page that is one visitor's alone is not cached", async () => {
  await openOnline('/checkout/gold', pageOf('Your order', { 'site-offline': '' }));
  expect((await open('/checkout/gold')).status).toBe(503);
});

test('a copy of one edition is never shown in the other', async () => {
  await openOnline('/faqs', pageOf('For Nigeria'));
  await rememberEdition('DG');
  expect((await open('/faqs')).status).toBe(503);
  await rememberEdition('NG');
  expect(await (await open('/faqs')).text()).toBe('For Nigeria');
});

test('without a network a page that was never opened leads to the offline page, or before that to the emergency number', async () => {
  const before = await open('/story');
  expect(before.status).toBe(503);
  expect(await before.text()).toContain('href="tel:112"');
  await savePage(addressOf('/offline'), pageOf('Pages on this device'));
  const answer = await open('/story');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe('Pages on this device');
});

test('a network that takes eight seconds gives way to the copy, which it renews', async () => {
  await openOnline('/faqs', pageOf('Questions'));
  const late = deferred<Response>();
  network = () => late.promise;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { answer, isDone } = ask('/faqs');
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(8000);
  expect(await (await answer).text()).toBe('Questions');
  late.resolve(pageOf('New'));
  await isDone();
  network = broken;
  expect(await (await open('/faqs')).text()).toBe('New');
});

test('a device whose store fails or hangs still shows what the network sends', async () => {
  for (const opened of [broken, () => new Promise<Cache>(() => undefined)]) {
    vi.spyOn(caches, 'open').mockImplementationOnce(opened);
    network = async () => pageOf('Questions', { 'site-offline': '' });
    expect(await (await open('/faqs')).text()).toBe('Questions');
  }
});

test('without a network a frame gets no page that allows none', async () => {
  await savePage(addressOf('/offline'), pageOf('Pages on this device'));
  const answer = await open('/insurance-calculator?frame=1');
  expect(await answer.text()).toContain('You’re offline');
});

test('nobody waits longer than two minutes for a page', async () => {
  network = never;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { answer } = ask('/story');
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect((await answer).status).toBe(504);
  const words = await (await answer).text();
  for (const expected of ['Something went wrong', 'href="/"', 'href="tel:112"']) {
    expect(words).toContain(expected);
  }
});

test('a form sent without a network leads to the offline page', async () => {
  await savePage(addressOf('/offline'), pageOf('Pages on this device'));
  const request = new Request(addressOf('/contact'), { method: 'POST', body: 'name=Ada' });
  const event = Object.assign(new Event('fetch'), { waitUntil: () => undefined });
  expect(await (await answerPost({ event, request })).text()).toBe('Pages on this device');
  network = async () => pageOf('Thank you');
  expect(await (await answerPost({ event, request: request.clone() })).text()).toBe('Thank you');
});

test('going back to a form’s answer loads its page and sends nothing again', async () => {
  // As the browser asks then.
  const request = new Request(addressOf('/contact'), {
    method: 'POST',
    body: 'name=Ada',
    mode: 'same-origin',
    cache: 'only-if-cached',
  });
  const event = Object.assign(new Event('fetch'), { waitUntil: () => undefined });
  const answer = await answerPost({ event, request });
  expect({ status: answer.status, to: answer.headers.get('location') }).toEqual({
    status: 303,
    to: addressOf('/contact'),
  });
  expect(fetch).not.toHaveBeenCalled();
});
