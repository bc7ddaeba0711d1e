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

/** Fallback for a failure without a message. */
const postsFailure = 'Failed to fetch posts';

const loading = { isLoading: true, items: [] } as const;
const initialState: NewsState = {
  categories: loading,
  posts: { ...loading, error: '' },
  images: loading,
};

/** Makes a store that uses the given fetch; the site uses the one below. */
export function createNewsStore(fetchReply: typeof fetch) {
  let state = initialState;
  const listeners = new Set<() => void>();

  function set(change: Partial<NewsState>): void {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  }

  /** Asks for all posts. A failure stays in the state. */
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

  /** Asks for the categories. A failure is thrown again. */
  const fetchCategories = () => fillSlice('categories', '/api/categories');

  return {
    getState: () => state,
    /** Calls back after each change. @returns a function that stops it */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fetchPosts,
    fetchCategories,
    /** Asks for the pictures, for no page yet: website.md, section 7, has the call. A failure is swallowed. */
    fetchImages: () => fillSlice('images', '/api/posts/images').catch(() => undefined),
    /** Asks for posts and categories on load, unless they are there. */
    async fetchMissing(): Promise<void> {
      await Promise.all([
        state.posts.isLoading && fetchPosts(),
        state.categories.isLoading && fetchCategories(),
      ]);
    },
  };
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
