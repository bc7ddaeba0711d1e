import { UrgentPanel } from '#app/site/urgent/urgent-panel.tsx';
import type { UrgentHelp } from '#app/site/urgent/urgent.ports.ts';
import { useSite } from '#app/site/use-site.ts';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { CategoryFilter, NewsResults } from './news-results.tsx';
import newsStyles from './news.css?inline';
import type { NewsPage as NewsList } from '../news.ports.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { longestQuestion } from '../news-paths.ts';

interface NewsPageProps {
  readonly list: NewsList;
  /** For those whose search says that they are in danger. */
  readonly urgent?: UrgentHelp | undefined;
}

/** All posts: to look through, to narrow down by subject, to search. */
export function NewsPage({ list, urgent }: NewsPageProps) {
  const { edition } = useSite();
  return (
    <>
      <Stylesheet name="news" css={newsStyles} />
      <div>
        <header className="page-head news__head">
          <div className="wrap columns columns--early news__head-row">
            <div>
              <h1>News/Events</h1>
              <p className="lead above-3">
                How to stay well and get the most from your plan, in plain English, with sources at
                the end of every article.
              </p>
            </div>
            <NewsSearch list={list} />
          </div>
        </header>
        <div className="wrap page-content page-content--close">
          {urgent && <UrgentPanel help={urgent} edition={edition} />}
          <CategoryFilter list={list} />
          <NewsResults list={list} />
        </div>
      </div>
    </>
  );
}

/** A search within the chosen category; a plain form that needs no script. */
function NewsSearch({ list }: { readonly list: NewsList }) {
  return (
    <search aria-label="News">
      <form
        className="news__search"
        action="/news"
        toolname="search-news"
        tooldescription="Search the articles"
        toolautosubmit=""
      >
        {list.category && <input type="hidden" name="category" value={list.category.slug} />}
        <Field
          id="news-words"
          label={list.category ? `Search in ${list.category.name}` : 'Search the news'}
          name="q"
          type="search"
          maxLength={longestQuestion}
          defaultValue={list.words}
          enterKeyHint="search"
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
