import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

afterEach(() => vi.useRealTimers());

/** Opens a page through the worker, which stays until its work is done. */
async function open(path: string): Promise<Response> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (more: Promise<unknown>) => void work.push(more);
  const event = Object.assign(new Event('fetch'), { waitUntil });
  const answer = await answerPage({ event, request: new Request(addressOf(path)) });
  await Promise.all(work);
  return answer;
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

test('a network that takes eight seconds gives way to the copy', async () => {
  await openOnline('/faqs', pageOf('Questions'));
  network = never;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const answer = open('/faqs');
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(8000);
  expect(await (await answer).text()).toBe('Questions');
});

test('nobody waits longer than two minutes for a page', async () => {
  network = never;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const answer = open('/story');
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
