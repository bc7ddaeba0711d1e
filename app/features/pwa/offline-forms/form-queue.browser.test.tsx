import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askedName } from '#app/kernel/mail-question.ts';
import {
  readQueue,
  removeQueuedForm,
  removeSentForm,
  saveQueuedForm,
  sendQueuedForms,
  StillOfflineError,
  type QueuedForm,
} from './form-queue.ts';

const unsent = {
  key: 'a1b2',
  action: '/contact',
  body: 'name=Ada&email=ada%40gmial.com&submission_key=a1b2',
  page: location.href,
  title: 'Contact Us',
  consentText: '',
};
const queued: QueuedForm = { ...unsent, queuedAtMs: Date.now(), state: { kind: 'queued' } };
const post = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', post));
afterEach(async () => {
  vi.unstubAllGlobals();
  await removeQueuedForm(unsent.key);
});

/** The page at the end of the way from a form to its thanks. */
function thanksPage(): Response {
  const url = new URL('/contact?sent=12345678', location.href).href;
  const page = new Response('<h1>Thank you</h1>');
  return Object.defineProperties(page, { url: { value: url }, redirected: { value: true } });
}

function answerOf(status: number): Response {
  return new Response('<h1>Contact Us</h1>', { status, headers: { 'x-request-id': 'a1' } });
}

const stateNow = async () => (await readQueue(Date.now()))[0]?.state;

test('a form that an earlier version of the site queued is still sent', async () => {
  const form = { ...unsent, keptAtMs: Date.now(), state: { kind: 'waiting' } };
  await set(form.key, form, createStore('waiting-forms', 'forms'));
  post.mockResolvedValue(thanksPage());

  await sendQueuedForms();

  const [address, request] = post.mock.lastCall ?? [];
  expect(address).toBe('/contact');
  // As if the question about its address had been answered.
  const answered = `${askedName('email')}=ada%40gmial.com`;
  expect(request?.body).toEqual(new URLSearchParams(`${form.body}&${answered}`));
  const thanks = new URL('/contact?sent=12345678', location.href).href;
  const state = { kind: 'sent', reference: '12345678', thanks };
  expect(await readQueue(Date.now())).toEqual([
    expect.objectContaining({ key: 'a1b2', body: '', state }),
  ]);
});

test('a form with errors waits for the visitor to change it', async () => {
  await saveQueuedForm(queued);
  post.mockResolvedValue(answerOf(422));
  await sendQueuedForms();
  expect(await stateNow()).toEqual({ kind: 'refused' });
});

test('a form whose page has gone is refused, and holds up no other', async () => {
  const later = { ...queued, key: 'c3d4', queuedAtMs: queued.queuedAtMs + 1 };
  await saveQueuedForm(queued);
  await saveQueuedForm(later);
  const kinds = async () => (await readQueue(Date.now())).map(({ state }) => state.kind);
  post.mockResolvedValueOnce(answerOf(503)).mockResolvedValueOnce(thanksPage());
  await expect(sendQueuedForms()).rejects.toThrow(StillOfflineError);
  expect(await kinds()).toEqual(['queued', 'sent']);
  post.mockResolvedValueOnce(answerOf(404));
  await sendQueuedForms();
  expect(await kinds()).toEqual(['refused', 'sent']);
  await removeQueuedForm(later.key);
});

test('a form that has been sent from its page leaves the device, with what was refused there', async () => {
  const elsewhere = { ...queued, key: 'e5f6', action: '/newsletter' };
  const refused = { ...queued, key: 'c3d4', state: { kind: 'refused' } as const };
  for (const form of [queued, refused, elsewhere]) await saveQueuedForm(form);
  await removeSentForm(queued);
  expect(await readQueue(Date.now())).toEqual([elsewhere]);
  await removeQueuedForm(elsewhere.key);
});

test('a form goes on waiting while nothing, a hotel’s network or a refusal answers', async () => {
  await saveQueuedForm(queued);
  const answers: readonly (() => Promise<Response>)[] = [
    () => Promise.reject(new TypeError()),
    () => Promise.resolve(new Response('<h1>Welcome</h1>')),
    // The store is away, then too much was sent.
    () => Promise.resolve(new Response('', { status: 503 })),
    () => Promise.resolve(new Response('', { status: 429 })),
  ];
  for (const answer of answers) {
    post.mockImplementation(answer);
    await expect(sendQueuedForms()).rejects.toThrow(StillOfflineError);
    expect(await stateNow()).toEqual({ kind: 'queued' });
  }
});
