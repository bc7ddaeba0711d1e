import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { PostBody } from './post-body.tsx';
import { PostContents } from './post-contents.tsx';
import { PostHeader } from './post-header.tsx';
import { PostNeighbours } from './post-neighbours.tsx';
import { PostShare } from './post-share.tsx';
import { PostSources } from './post-sources.tsx';
import { PostCard } from './post-card.tsx';
import postStyles from './post.css?inline';
import type { PostView } from './news.ports.ts';

/** Shorter articles need no list of contents. */
const leastSections = 4;

/** One article, and where to go on from it. */
export function PostPage({ view }: { readonly view: PostView }) {
  const { post, related } = view;
  const hasContents = post.sections.length >= leastSections;
  return (
    <>
      <Stylesheet name="post" css={postStyles} />
      <article className="post" dir={post.direction === 'rtl' ? 'rtl' : undefined}>
        <PostHeader post={post} />
        <div className={hasContents ? 'wrap post__row post__row--contents' : 'wrap post__row'}>
          {hasContents && <PostContents sections={post.sections} />}
          <div className="post__column">
            <PostBody html={post.html} />
            <PostSources sources={post.sources} />
            <PostShare post={post} />
          </div>
        </div>
      </article>
      <div className="far-below">
        <div className="wrap">
          <PostNeighbours view={view} />
        </div>
        {related.length > 0 && (
          <section className="section section--soft post-related" aria-labelledby="related">
            <div className="wrap">
              <h2 id="related">Read next</h2>
              <ul>
                {related.map((other) => (
                  <PostCard key={other.id} post={other} />
                ))}
              </ul>
            </div>
          </section>
        )}
      </div>
    </>
  );
}
