import { useSite } from '#app/site/use-site.ts';
import { formatDay } from '#app/kernel/days.ts';
import { Breadcrumbs, type PathStep } from '#app/site/breadcrumbs/breadcrumbs.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { newsPath, postPath } from '../news-paths.ts';
import type { Post, PostTitle, PostView } from '../news.ports.ts';

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

/** The articles published just before and after this one. */
export function PostNeighbours({ view: { newer, older } }: { readonly view: PostView }) {
  if (!newer && !older) return null;
  return (
    <nav className="post-neighbours" aria-label="More articles by date">
      {older && <Neighbour title={older} label="Older article" rel="prev" />}
      {newer && <Neighbour title={newer} label="Newer article" rel="next" />}
    </nav>
  );
}

interface NeighbourProps {
  readonly title: PostTitle;
  readonly label: string;
  readonly rel: 'prev' | 'next';
}

function Neighbour({ title: { slug, title, direction }, label, rel }: NeighbourProps) {
  return (
    <a href={postPath(slug)} rel={rel} className={`post-neighbours__${rel}`}>
      <Icon name={rel === 'prev' ? 'arrow-left' : 'arrow-right'} size={20} />
      <span>
        <small>{label}</small> <b dir={direction}>{title}</b>
      </span>
    </a>
  );
}
