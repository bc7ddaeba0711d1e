import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { formatDay } from '#app/kernel/days.ts';
import { PageContents } from '#app/ui/page-contents/page-contents.tsx';
import { PostHeader, PostNeighbours, PostShare } from './post-header.tsx';
import { PostCard } from '../card/post-card.tsx';
import postStyles from './post.css?inline';
import type { PostView, PostSource } from '../news.ports.ts';

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
          {hasContents && <PageContents title="In this article" sections={post.sections} />}
          <div>
            <div
              className="rich-text data-table post-body"
              dangerouslySetInnerHTML={{ __html: post.html }}
            />
            <PostSources sources={post.sources} />
            <PostShare post={post} />
          </div>
        </div>
      </article>
      <div className="wrap">
        <PostNeighbours view={view} />
      </div>
      {related.length > 0 && (
        <section className="section section--soft no-print" aria-labelledby="related">
          <div className="wrap">
            <h2 id="related">Read next</h2>
            <ul className="post-cards">
              {related.map((other) => (
                <PostCard key={other.id} post={other} />
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}

function PostSources({ sources }: { readonly sources: readonly PostSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section className="stack stack--3 divided small above-8" aria-labelledby="sources">
      <h2 className="plain-title" id="sources">
        Sources
      </h2>
      <ul className="stack stack--2">
        {sources.map(({ title, url, date }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {title}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            , read on <time dateTime={date}>{formatDay(date)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
