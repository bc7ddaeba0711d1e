import type { Category, NewsPicture, PostSummary } from './news.ports.ts';

/** A list that comes from the server (specification, section 4). */
export interface Slice<Item> {
  readonly isLoading: boolean;
  readonly items: readonly Item[];
}

export interface PostImage extends NewsPicture {
  readonly id: number;
  readonly slug: string;
}

export interface NewsState {
  readonly categories: Slice<Category>;
  readonly posts: Slice<PostSummary> & {
    /** Empty unless the last request has failed. */
    readonly error: string;
  };
  readonly images: Slice<PostImage>;
}

interface NewsStore {
  readonly getState: () => NewsState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks for all posts. A failure stays in the state. */
  readonly fetchPosts: () => Promise<void>;
  /** Asks for the categories. A failure is thrown again. */
  readonly fetchCategories: () => Promise<void>;
  /** Asks for the pictures. A failure is swallowed. */
  readonly fetchImages: () => Promise<void>;
  /** What happens on load: posts and categories are asked for, unless they are there. */
  readonly fetchMissing: () => Promise<void>;
}

/** Fallback for a failure without a message. */
const postsFailure = 'Failed to fetch posts';

const loading = { isLoading: true, items: [] } as const;
const initialState: NewsState = {
  categories: loading,
  posts: { ...loading, error: '' },
  images: loading,
};

/** Makes a store that uses the given fetch; the site uses the one below. */
export function createNewsStore(fetchReply: typeof fetch): NewsStore {
  let state = initialState;
  const listeners = new Set<() => void>();

  function set(change: Partial<NewsState>): void {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  }

  async function fetchPosts(): Promise<void> {
    set({ posts: { ...state.posts, isLoading: true, error: '' } });
    try {
      const items = await fetchList<PostSummary>(fetchReply, '/api/posts');
      set({ posts: { isLoading: false, items, error: '' } });
    } catch (error) {
      set({ posts: { ...state.posts, isLoading: false, error: messageOf(error) } });
    }
  }

  async function fillSlice(name: 'categories' | 'images', path: string): Promise<void> {
    set({ [name]: { ...state[name], isLoading: true } });
    try {
      set({ [name]: { isLoading: false, items: await fetchList(fetchReply, path) } });
    } catch (error) {
      set({ [name]: { ...state[name], isLoading: false } });
      throw error;
    }
  }

  const store: NewsStore = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fetchPosts,
    fetchCategories: () => fillSlice('categories', '/api/categories'),
    fetchImages: () => fillSlice('images', '/api/posts/images').catch(() => undefined),
    async fetchMissing() {
      await Promise.all([
        state.posts.isLoading && store.fetchPosts(),
        state.categories.isLoading && store.fetchCategories(),
      ]);
    },
  };
  return store;
}

async function fetchList<Item>(fetchReply: typeof fetch, path: string): Promise<readonly Item[]> {
  const reply = await fetchReply(path);
  const list: unknown = reply.ok ? await reply.json() : undefined;
  // No message: the specification's fallback applies.
  if (!Array.isArray(list)) throw new Error('');
  return list as Item[];
}

function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || postsFailure;
}

export const newsStore = createNewsStore((...request) => fetch(...request));
