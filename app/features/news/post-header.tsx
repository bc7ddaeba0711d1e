import { Link } from 'react-router';
import { editionFacts } from '#app/location/edition.ts';
import { useSite } from '#app/location/use-site.ts';
import { formatDay } from '#app/kernel/days/format-day.ts';
import { newsPath } from './news-query.ts';
import type { Post } from './news.ports.ts';

/** The article's title, who wrote it and when, and its picture. */
export function PostHeader({ post }: { readonly post: Post }) {
  const { edition } = useSite();
  const { title, excerpt, categories, picture } = post;
  return (
    <header className="post-header">
      <div className="wrap">
        <nav className="post-header__path" aria-label="You are here" dir="ltr">
          <Link to={editionFacts[edition].homePath}>Home</Link> / <Link to="/news">News</Link>
          {categories[0] && (
            <>
              {' / '}
              <Link to={newsPath({ category: categories[0].slug })}>{categories[0].name}</Link>
            </>
          )}
        </nav>
        <div className="post-header__row">
          <div>
            <h1>{title}</h1>
            <p className="lead">{excerpt}</p>
            <PostOrigin post={post} />
          </div>
          {picture && (
            <img
              src={picture.src}
              srcSet={picture.srcSet}
              sizes={picture.srcSet && '(min-width: 1024px) 34rem, 100vw'}
              width={picture.width}
              height={picture.height}
              alt={picture.alt}
            />
          )}
        </div>
      </div>
    </header>
  );
}

function PostOrigin({ post }: { readonly post: Post }) {
  const { identity } = useSite();
  const { author, publishedAt, updatedAt, readingMinutes } = post;
  return (
    <p className="post-header__origin" dir="ltr">
      <b>{author ?? identity.name}</b>
      <span>
        <time dateTime={publishedAt.slice(0, 10)}>{formatDay(publishedAt)}</time>
        {updatedAt && (
          <>
            {', updated '}
            <time dateTime={updatedAt.slice(0, 10)}>{formatDay(updatedAt)}</time>
          </>
        )}
        {' · '}
        {readingMinutes} min read
      </span>
    </p>
  );
}
