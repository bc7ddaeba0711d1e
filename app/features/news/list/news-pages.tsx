import { Icon } from '#app/ui/icon/icon.tsx';
import { newsPath } from './news-query.ts';
import type { NewsPage } from '../news.ports.ts';
import { pageNumbers } from './page-numbers.ts';

/** The pages of a long list, each with its own address. */
export function NewsPages({ list }: { readonly list: NewsPage }) {
  const { page, pageCount, category, words } = list;
  if (pageCount === 1) return null;
  const pathOf = (number: number) => newsPath({ category: category?.slug, words, page: number });
  return (
    <nav className="news__pages" aria-label="Pages">
      {page > 1 && (
        <a href={pathOf(page - 1)} rel="prev">
          <Icon name="arrow-left" size={20} />
          <span className="visually-hidden">Previous page</span>
        </a>
      )}
      {pageNumbers(page, pageCount).map((number, index, all) => (
        <PageLink
          key={number}
          number={number}
          isAfterGap={number - (all[index - 1] ?? 0) > 1}
          isCurrent={number === page}
          to={pathOf(number)}
        />
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

interface PageLinkProps {
  readonly number: number;
  readonly to: string;
  readonly isCurrent: boolean;
  readonly isAfterGap: boolean;
}

function PageLink({ number, to, isCurrent, isAfterGap }: PageLinkProps) {
  return (
    <>
      {isAfterGap && <span aria-hidden="true">…</span>}
      <a href={to} aria-current={isCurrent ? 'page' : undefined}>
        <span className="visually-hidden">Page </span>
        {number}
      </a>
    </>
  );
}
