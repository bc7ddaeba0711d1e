import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import latestPostsStyles from './post-card.css?inline';
import type { CardPost } from '../news.ports.ts';
import { PostCard } from './post-card.tsx';

/** The newest posts side by side, and the way to all of them. */
export function LatestPosts({ posts }: { readonly posts: readonly CardPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby="latest-posts-title">
      <Stylesheet name="latest-posts" css={latestPostsStyles} />
      <div className="row row--apart">
        <h2 id="latest-posts-title">Latest from the blog</h2>
        <TextLink href="/news">All news</TextLink>
      </div>
      <ul className="post-cards">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </ul>
    </section>
  );
}
