import { useSite } from '#app/site/use-site.ts';
import { formatDay } from '#app/kernel/days.ts';
import type { TrailStep } from '#app/kernel/linked-data.ts';
import { Breadcrumbs } from '#app/site/breadcrumbs/breadcrumbs.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { newsPath, postPath } from '../news-paths.ts';
import type { Post, PostTitle, PostView } from '../news.ports.ts';

/** The article's title, who wrote it and when, and its picture. */
export function PostHeader({ post }: { readonly post: Post }) {
  const { title, excerpt, picture } = post;
  return (
    <header className="page-head post-header">
      <div className="wrap">
        <Breadcrumbs parents={pagesAbove(post)} />
        <div className="columns post-header__row">
          <div>
            <h1>{title}</h1>
            <p className="lead above-4 below-4">{excerpt}</p>
            <PostOrigin post={post} />
          </div>
          {picture && (
            <img
              className="picture"
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

function pagesAbove({ categories: [category] }: Post): TrailStep[] {
  const news = { path: '/news', name: 'News' };
  if (!category) return [news];
  return [news, { path: newsPath({ category: category.slug }), name: category.name }];
}

function PostOrigin({ post }: { readonly post: Post }) {
  const { identity } = useSite();
  const { author, publishedAt, updatedAt, readingMinutes } = post;
  return (
    <p className="note post-header__origin" dir="ltr">
      <b className="text-strong">{author ?? identity.name}</b>
      <time dateTime={publishedAt.slice(0, 10)}>{formatDay(publishedAt)}</time>
      {/* On a line with the other date, it would wrap in some fonts on a phone. */}
      {updatedAt && (
        <span>
          Updated <time dateTime={updatedAt.slice(0, 10)}>{formatDay(updatedAt)}</time>
        </span>
      )}
      <span>{readingMinutes} min read</span>
    </p>
  );
}

/** The articles published just before and after this one. */
export function PostNeighbours({ view: { newer, older } }: { readonly view: PostView }) {
  if (!newer && !older) return null;
  return (
    <nav className="grid post-neighbours no-print" aria-label="More articles by date">
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

/** Ways to pass an article on; plain links, so that nothing of other sites is on the page. */
export function PostShare({ post }: { readonly post: Post }) {
  const address = useSite().siteUrl + postPath(post.slug);
  return (
    <section
      className="stack stack--3 post-share divided above-8 no-print"
      aria-labelledby="share"
      dir="ltr"
    >
      <h2 className="plain-title" id="share">
        Share this article
      </h2>
      <ul className="row row--close">
        {shareLinks(post.title, address).map(({ label, icon, href }) => (
          <li key={label}>
            <a className="chip" href={href} target="_blank" rel="noopener">
              <Icon name={icon} size={20} />
              {label}
            </a>
          </li>
        ))}
        <li>
          <CopyLinkButton address={address} />
        </li>
      </ul>
    </section>
  );
}

function CopyLinkButton({ address }: { readonly address: string }) {
  return (
    <copy-text data-address={address} hidden>
      <button type="button" className="chip">
        <Icon name="copy" size={20} />
        <span>Copy link</span>
      </button>
      <output className="visually-hidden" />
    </copy-text>
  );
}

interface ShareLink {
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
}

/** Addresses that open another service with a link to a page already written. */
export function shareLinks(title: string, address: string): readonly ShareLink[] {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  // Mail programs and WhatsApp show a plus sign where a form would mean a space.
  const text = encodeURIComponent(`${title} ${address}`);
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return [
    { label: 'WhatsApp', icon: 'whatsapp', href: `https://wa.me/?text=${text}` },
    {
      label: 'Facebook',
      icon: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}`,
    },
    {
      label: 'X',
      icon: 'twitter',
      href: `https://x.com/intent/post?${query({ text: title, url: address })}`,
    },
    {
      label: 'LinkedIn',
      icon: 'linkedin',
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}`,
    },
    { label: 'Email', icon: 'mail', href: `mailto:?${mail}` },
  ];
}
