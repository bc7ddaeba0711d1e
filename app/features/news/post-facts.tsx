import { formatDay } from '#app/kernel/days/format-day.ts';
import type { CardPost } from './news.ports.ts';

/** When a post was published, and how long it takes to read. */
export function PostFacts({ post }: { readonly post: CardPost }) {
  return (
    <p className="post-card__facts" dir="ltr">
      <time dateTime={post.publishedAt.slice(0, 10)}>{formatDay(post.publishedAt)}</time> ·{' '}
      {post.readingMinutes} min read
    </p>
  );
}
