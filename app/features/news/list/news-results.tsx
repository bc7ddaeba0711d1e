import { Fragment } from 'react';
import { counted } from '#app/kernel/numbers.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { newsPath } from '../news-paths.ts';
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
      <output className="muted block above-6 below-6">
        {summary(list)}{' '}
        {words !== '' && (
          <TextLink href={newsPath({ category: category?.slug })}>Clear the search</TextLink>
        )}
      </output>
      <ul className="grid grid--3 news__cards">
        {posts.map((post, index) => (
          <PostCard
            key={post.id}
            post={post}
            excerpt={post.excerpt}
            isLead={isFront && index === 0}
            category={category?.slug}
          />
        ))}
      </ul>
      <NewsPages list={list} />
    </section>
  );
}

function summary({ total, category, words, page, pageCount }: NewsPage): string {
  const about = category ? ` on ${category.name}` : '';
  const matching = words === '' ? '' : ` for “${words}”`;
  return `${counted(total, 'article')}${about}${matching}${pageCount > 1 ? `, page ${page} of ${pageCount}` : ''}`;
}

function NewsEmpty({ list }: { readonly list: NewsPage }) {
  const { title, advice, to, label } = describe(list);
  return (
    <div className="stack stack--3 start above-12">
      <h2 className="small-title">{title}</h2>
      <output className="lead">{advice}</output>
      <ButtonLink href={to} kind="brand">
        {label}
      </ButtonLink>
    </div>
  );
}

function describe({ problem, words, category }: NewsPage) {
  const all = { to: newsPath({}), label: 'Show all articles' };
  if (problem === 'no such category') {
    return {
      title: 'We can’t find that topic',
      advice: 'Choose a topic from the list above.',
      ...all,
    };
  }
  if (problem === 'no such page') {
    const to = newsPath({ category: category?.slug, words });
    const advice = 'Articles change page as we publish new ones.';
    return { title: 'That page doesn’t exist any more', advice, to, label: 'Go to the first page' };
  }
  if (words === '') {
    return {
      title: 'We haven’t published any articles yet',
      advice: 'Our team can answer your questions.',
      to: '/contact',
      label: 'Contact us',
    };
  }
  const title = `Nothing found for “${words}”`;
  if (!category) return { title, advice: 'Try a shorter word, or just one word.', ...all };
  const advice = `You searched ${category.name} only.`;
  return { title, advice, to: newsPath({ words }), label: 'Search all topics' };
}

function NewsPages({ list }: { readonly list: NewsPage }) {
  const { page, pageCount, category, words } = list;
  if (pageCount === 1) return null;
  const pathOf = (number: number) => newsPath({ category: category?.slug, words, page: number });
  return (
    <nav className="row row--close row--middle news__pages" aria-label="Pages">
      {page > 1 && (
        <a href={pathOf(page - 1)} rel="prev">
          <Icon name="arrow-left" size={20} />
          <span className="visually-hidden">Previous page</span>
        </a>
      )}
      {pageNumbers(page, pageCount).map((number, index, all) => (
        <Fragment key={number}>
          {number - (all[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <a href={pathOf(number)} aria-current={number === page ? 'page' : undefined}>
            <span className="visually-hidden">Page </span>
            {number}
          </a>
        </Fragment>
      ))}
      {page < pageCount && (
        <a href={pathOf(page + 1)} rel="next">
          <Icon name="arrow-right" size={20} />
          <span className="visually-hidden">Next page</span>
        </a>
      )}
    </nav>
  );
}

/** The first, the last and the neighbours of the current page: what a list of pages shows. */
export function pageNumbers(current: number, count: number): readonly number[] {
  const wanted = [1, current - 1, current, current + 1, count];
  return [...new Set(wanted)].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
}

/** The subjects that there are posts on, as links; a search goes on within the one chosen. */
export function CategoryFilter({ list }: { readonly list: NewsPage }) {
  const { categories, category, words } = list;
  return (
    <nav aria-label="Topics">
      <ul className="row row--close scroll-fade news__subjects">
        <li>
          <a
            className="chip"
            href={newsPath({ words })}
            aria-current={category ? undefined : 'page'}
          >
            All
          </a>
        </li>
        {categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <a
              className="chip"
              href={newsPath({ category: slug, words })}
              aria-current={slug === category?.slug ? 'page' : undefined}
            >
              {name} <span className="chip__count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
