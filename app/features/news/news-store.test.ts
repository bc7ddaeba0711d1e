import { describe, expect, it, vi } from 'vitest';
import { createNewsStore } from './news-store.ts';

const post = { id: 1, slug: 'a', title: 'A' };
const category = { id: 1, slug: 'prevention', name: 'Prevention', description: '', count: 1 };

/** A store whose server gives the same answer to everything. */
function createStore(answer: () => Promise<Response>) {
  const fetchReply = vi.fn<typeof fetch>(answer);
  const store = createNewsStore(fetchReply);
  const asked = () => fetchReply.mock.calls.map(([path]) => path);
  return { ...store, store, asked, fetchReply };
}

const answers =
  (list: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(list, { status }));
const fails = (message: string) => () => Promise.reject(new Error(message));

describe('to begin with', () => {
  it('everything is loading and empty', () => {
    const { getState } = createStore(answers([]));
    expect(getState()).toEqual({
      categories: { isLoading: true, items: [] },
      posts: { isLoading: true, items: [], error: '' },
      images: { isLoading: true, items: [] },
    });
  });

  it('posts and categories are fetched, once, and pictures are not', async () => {
    const { store, asked } = createStore(answers([]));
    for (let times = 0; times < 2; times += 1) {
      await store.fetchMissing();
      expect(asked()).toEqual(['/api/posts', '/api/categories']);
    }
  });
});

describe('the posts', () => {
  it('are loading while they are fetched, and the last error is gone', async () => {
    const { store, getState } = createStore(fails('offline'));
    await store.fetchPosts();
    const waiting = store.fetchPosts();
    expect(getState().posts).toMatchObject({ isLoading: true, error: '' });
    await waiting;
  });

  it.each([
    ['the reason, where there is one', fails('offline'), 'offline'],
    ['the fallback for a failure without words', fails(''), 'Failed to fetch posts'],
    ['the fallback for an error of the server', answers([], 500), 'Failed to fetch posts'],
    ['the fallback for an answer that is no list', answers({ a: 1 }), 'Failed to fetch posts'],
  ])('keep their items on failure, and say %s', async (_what, answer, error) => {
    const { store, getState, fetchReply } = createStore(answers([post]));
    await store.fetchPosts();
    fetchReply.mockImplementation(answer);
    await store.fetchPosts();
    expect(getState().posts).toEqual({ isLoading: false, items: [post], error });
  });

  it('tell who listens', async () => {
    const { store } = createStore(answers([post]));
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    await store.fetchPosts();
    stop();
    await store.fetchPosts();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

it.each([
  ['posts', 'fetchPosts', '/api/posts', { error: '' }],
  ['categories', 'fetchCategories', '/api/categories', {}],
  ['images', 'fetchImages', '/api/posts/images', {}],
] as const)('%s that come replace those before', async (name, fetchList, path, rest) => {
  const { store, getState, asked } = createStore(answers([post]));
  await store[fetchList]();
  expect(asked()).toEqual([path]);
  expect(getState()[name]).toEqual({ isLoading: false, items: [post], ...rest });
});

it('categories throw a failure again, and store no error', async () => {
  const { store, getState, fetchReply } = createStore(answers([category]));
  await store.fetchCategories();
  fetchReply.mockImplementation(fails('offline'));
  await expect(store.fetchCategories()).rejects.toThrow('offline');
  expect(getState().categories).toEqual({ isLoading: false, items: [category] });
});

it('pictures swallow a failure', async () => {
  const { store, getState } = createStore(fails('offline'));
  await expect(store.fetchImages()).resolves.toBeUndefined();
  expect(getState().images).toEqual({ isLoading: false, items: [] });
});
