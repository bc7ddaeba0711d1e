import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';

/** One post, fetched when the first is opened. */
export const PostChunk = pageChunk('post', async () => ({
  default: (await import('./post-page.tsx')).PostPage,
}));

export const PostMissingChunk = pageChunk('post-missing', async () => ({
  default: (await import('./post-missing.tsx')).PostMissing,
}));
