import { createStore, set } from 'idb-keyval';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readQueue, removeQueuedForm, sendQueuedForms } from './form-queue.ts';

test('a form that an earlier version of the site queued is still sent', async () => {
  const form = {
    key: 'a1b2',
    action: '/contact',
    body: 'name=Ada&submission_key=a1b2',
    page: location.href,
    title: 'Contact Us',
    consentText: '',
    keptAtMs: Date.now(),
    state: { kind: 'waiting' },
  };
  await set(form.key, form, createStore('waiting-forms', 'forms'));
  onTestFinished(() => removeQueuedForm(form.key));
  const post = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ kind: 'saved', reference: '12345678' }));
  onTestFinished(() => post.mockRestore());

  await sendQueuedForms();

  const [address, request] = post.mock.lastCall ?? [];
  expect(address).toBe('/contact');
  expect(request?.body).toEqual(new URLSearchParams(form.body));
  const state = { kind: 'sent', reference: '12345678' };
  expect(await readQueue(Date.now())).toEqual([expect.objectContaining({ key: 'a1b2', state })]);
});
