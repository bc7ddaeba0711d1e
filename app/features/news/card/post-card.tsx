import { formatDay } from '#app/kernel/days.ts';
import type { CardPost } from '../news.ports.ts';
import { postPath } from '../news-paths.ts';

interface PostCardProps {
  readonly post: CardPost;
  /** Added where there is room for more than the title. */
  readonly excerpt?: string;
  /** The first one in a list of many, wider than the others. */
  readonly isLead?: boolean;
  /** The one it was chosen by, named instead of its first. */
  readonly category?: string | undefined;
}

/** A post to choose: its picture, subject, title and date. The link covers the whole card. */
export function PostCard({ post, excerpt, isLead = false, category }: PostCardProps) {
  const { slug, title, categories, direction } = post;
  const tag = categories.find((one) => one.slug === category) ?? categories[0];
  return (
    <li
      className={isLead ? 'card-link post-card post-card--lead' : 'card-link post-card'}
      data-pressable=""
    >
      <div className="picture post-card__picture">
        <CardPicture post={post} isLead={isLead} />
      </div>
      <div dir={direction === 'rtl' ? direction : undefined}>
        {tag && <p className="tag post-card__tag">{tag.name}</p>}
        <h3 className="plain-title above-2">
          <a className="title-link" href={postPath(slug)}>
            {title}
          </a>
        </h3>
        {excerpt && <p className="note above-1 post-card__excerpt">{excerpt}</p>}
        <PostFacts post={post} />
      </div>
    </li>
  );
}

function CardPicture({ post: { picture }, isLead }: { post: CardPost; isLead: boolean }) {
  if (!picture) return null;
  const { src, srcSet, width, height } = picture;
  return (
    <img
      src={src}
      {...(srcSet && {
        srcSet,
        sizes: isLead
          ? '(min-width: 992px) 42rem, 100vw'
          : '(min-width: 992px) 23rem, (min-width: 768px) 50vw, 8rem',
      })}
      width={width}
      height={height}
      alt=""
      loading={isLead ? undefined : 'lazy'}
    />
  );
}

function PostFacts({ post }: { readonly post: CardPost }) {
  return (
    <p className="fine-print above-1" dir="ltr">
      <time dateTime={post.publishedAt.slice(0, 10)}>{formatDay(post.publishedAt)}</time> ·{' '}
      {post.readingMinutes} min read
    </p>
  );
}
