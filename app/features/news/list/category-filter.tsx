import { newsPath } from '../news-paths.ts';
import type { NewsPage } from '../news.ports.ts';

/** The subjects that there are posts on, as links; a search goes on within the one chosen. */
export function CategoryFilter({ list }: { readonly list: NewsPage }) {
  const { categories, category, words } = list;
  return (
    <nav aria-label="Topics">
      <ul className="news__subjects">
        <li>
          <a href={newsPath({ words })} aria-current={category ? undefined : 'page'}>
            All
          </a>
        </li>
        {categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <a
              href={newsPath({ category: slug, words })}
              aria-current={slug === category?.slug ? 'page' : undefined}
            >
              {name} <span className="news__count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
