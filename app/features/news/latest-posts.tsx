import { whenNear } from '#app/ui/when-near/when-near.tsx';
import type { CardPost } from './news.ports.ts';

/** The newest posts, as a section of a home page. */
export const LatestPosts = whenNear<{ readonly posts: readonly CardPost[] }>(
  'latest-posts',
  async () => ({ default: (await import('./latest-posts-section.tsx')).LatestPostsSection }),
);
