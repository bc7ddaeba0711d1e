import { useSite } from '#app/site/use-site.ts';
import { formatDay } from '#app/kernel/days.ts';
import { Breadcrumbs, type PathStep } from '#app/site/breadcrumbs/breadcrumbs.tsx';
import { newsPath } from '../list/news-query.ts';
import type { Post } from '../news.ports.ts';

/** The article's title, who wrote it and when, and its picture. */
export function PostHeader({ post }: { readonly post: Post }) {
  const { title, excerpt, picture } = post;
  return (
    <header className="post-header">
      <div className="wrap">
        <Breadcrumbs parents={pagesAbove(post)} />
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
              sizes={picture.srcSet && '(min-width: 992px) 34rem, 100vw'}
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

function pagesAbove({ categories: [category] }: Post): PathStep[] {
  const news = { path: '/news', label: 'News' };
  if (!category) return [news];
  return [news, { path: newsPath({ category: category.slug }), label: category.name }];
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
