import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { NewsEmpty } from './news-empty.tsx';
import { NewsPages } from './news-pages.tsx';
import { newsPath } from './news-query.ts';
import type { NewsPage } from '../news.ports.ts';
import { PostCard } from '../card/post-card.tsx';

/** The number of posts, this page of them and the pagination. */
export function NewsResults({ list }: { readonly list: NewsPage }) {
  const { posts, page, category, words } = list;
  if (posts.length === 0) return <NewsEmpty list={list} />;
  const isFront = page === 1 && words === '' && !category;
  return (
    <section aria-labelledby="news-results">
      <h2 id="news-results" className="visually-hidden">
        Articles
      </h2>
      <output className="news__found">
        {summary(list)}{' '}
        {words !== '' && (
          <TextLink href={newsPath({ category: category?.slug })}>Clear the search</TextLink>
        )}
      </output>
      <ul className="news__cards cv-auto-children">
        {posts.map((post, index) => (
          <PostCard
            key={post.id}
            post={post}
            excerpt={post.excerpt}
            isLead={isFront && index === 0}
          />
        ))}
      </ul>
      <NewsPages list={list} />
    </section>
  );
}

function summary({ total, category, words, page, pageCount }: NewsPage): string {
  const articles = total === 1 ? '1 article' : `${total} articles`;
  const about = category ? ` on ${category.name}` : '';
  const matching = words === '' ? '' : ` for “${words}”`;
  return `${articles}${about}${matching}${pageCount > 1 ? `, page ${page} of ${pageCount}` : ''}`;
}
