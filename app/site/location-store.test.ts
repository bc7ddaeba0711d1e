import { expect, test, vi } from 'vitest';
import { takeConsoleErrors } from '../../tests/support/take-console-errors.ts';
import { createLocationStore } from './location-store.ts';

function storeWithAnswer(answer: () => Promise<Response>) {
  return createLocationStore(vi.fn<typeof fetch>(answer));
}

const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

test('starts as Nigeria and loading', () => {
  const store = storeWithAnswer(() => answer({ country: 'GB' }));
  expect(store.getState()).toEqual({ country: 'NG', isLoading: true });
});

test.each([
  ['has succeeded', () => answer({ country: 'GB' }), 'GB'],
  ['has failed', () => answer({ country: null }), 'NG'],
])('whoever waits for it is told once the lookup %s', async (_how, reply, country) => {
  const fetchReply = vi.fn<typeof fetch>(reply);
  const store = createLocationStore(fetchReply);
  const told = vi.fn();
  const stop = store.subscribe(() => told(store.getState()));
  await store.fetchLocation();
  expect(fetchReply).toHaveBeenCalledExactlyOnceWith('/api/location');
  expect(told).toHaveBeenCalledExactlyOnceWith({ country, isLoading: false });
  stop();
  await store.fetchLocation();
  expect(told).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

test.for<[string, () => Promise<Response>]>([
  ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server answers an error', () => answer({ detail: 'Too many requests' }, 429)],
  ['the answer is HTML', () => Promise.resolve(new Response('<html></html>'))],
  ['the answer names no country', () => answer({ city: 'Abuja' })],
  ['the country is nonsense', () => answer({ country: 'Narnia' })],
])('a failed lookup ends loading, is logged twice, and Nigeria stays: %s', async ([, reply]) => {
  const store = storeWithAnswer(reply);
  await store.fetchLocation();
  expect(store.getState()).toEqual({ country: 'NG', isLoading: false });
  expect(takeConsoleErrors()).toEqual([
    ['Error fetching location:', expect.any(Error)],
    ['getLocation failed:', expect.any(Error)],
  ]);
});
