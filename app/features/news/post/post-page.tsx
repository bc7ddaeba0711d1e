import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { formatDay } from '#app/kernel/days.ts';
import figure from '#app/assets/figures/not-found.svg?url';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { PageContents } from '#app/ui/page-contents/page-contents.tsx';
import { PostHeader, PostNeighbours, PostShare } from './post-header.tsx';
import { PostCard } from '../card/post-card.tsx';
import postStyles from './post.css?inline';
import type { PostView, PostSource, PostTitle } from '../news.ports.ts';
import { postPath } from '../news-paths.ts';

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

/** The 404 page for articles, with similar or the newest ones. */
export function PostMissing({ similar }: { readonly similar: readonly PostTitle[] }) {
  return (
    <div className="wrap bar not-found section">
      <Stylesheet name="post" css={postStyles} />
      <div>
        <p className="eyebrow">404</p>
        <h1 className="medium-title above-1 below-3">We can’t find that article</h1>
        <p className="lead">
          If you typed the address, check it is correct. The page might have moved.
        </p>
        {similar.length > 0 && (
          <>
            <h2 className="plain-title above-6">Did you mean one of these?</h2>
            <ul className="above-2 below-6">
              {similar.map(({ slug, title, direction }) => (
                <li key={slug}>
                  <a className="tall-link" href={postPath(slug)} dir={direction}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <ButtonLink href="/news" kind="brand">
          All news
        </ButtonLink>
      </div>
      <img className="ink-drawing" src={figure} width="180" height="266" alt="" />
    </div>
  );
}
