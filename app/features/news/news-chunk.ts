import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';

/** The list of posts and one post, each fetched when it is first opened. */
export const NewsChunk = pageChunk('news', async () => ({
  default: (await import('./news-page.tsx')).NewsPage,
}));

export const PostChunk = pageChunk('post', async () => ({
  default: (await import('./post-page.tsx')).PostPage,
}));

export const PostMissingChunk = pageChunk('post-missing', async () => ({
  default: (await import('./post-missing.tsx')).PostMissing,
}));
