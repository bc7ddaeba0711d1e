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
afterEach(() => removeQueuedForm(unsent.key));

/** The page at the end of the way from a form to its thanks. */
function thanksPage(): Response {
  const url = new URL('/contact?sent=12345678', location.href).href;
  const page = new Response('<h1>Thank you</h1>');
  return Object.defineProperties(page, { url: { value: url }, redirected: { value: true } });
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
  post.mockResolvedValue(new Response('<h1>Contact Us</h1>', { status: 422 }));
  await sendQueuedForms();
  expect(await stateNow()).toEqual({ kind: 'refused' });
});

test('a form that cannot be sent holds up no other', async () => {
  const later = { ...queued, key: 'c3d4', queuedAtMs: queued.queuedAtMs + 1 };
  await saveQueuedForm(queued);
  await saveQueuedForm(later);
  const gone = new Response('<h1>We can’t find that page</h1>', { status: 404 });
  post.mockResolvedValueOnce(gone).mockResolvedValueOnce(thanksPage());
  await expect(sendQueuedForms()).rejects.toThrow(StillOfflineError);
  const kinds = (await readQueue(Date.now())).map(({ state }) => state.kind);
  expect(kinds).toEqual(['queued', 'sent']);
  await removeQueuedForm(later.key);
});

test('a form that has been sent from its page leaves the device, as it waited and as it was opened', async () => {
  const opened: QueuedForm = { ...queued, key: 'o', state: { kind: 'refused', isOpened: true } };
  const others: readonly QueuedForm[] = [
    { ...queued, key: 'a', state: { kind: 'refused' } },
    { ...opened, key: 'b', action: '/newsletter' },
  ];
  for (const form of [queued, opened, ...others]) await saveQueuedForm(form);
  await removeSentForm({ key: queued.key, action: '/contact?form=contact' });
  expect(await readQueue(Date.now())).toEqual(others);
  for (const { key } of others) await removeQueuedForm(key);
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
