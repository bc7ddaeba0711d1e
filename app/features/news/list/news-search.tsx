import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { longestQuestion } from '../news-paths.ts';
import type { NewsPage } from '../news.ports.ts';

/** A search within the chosen category; a plain form that needs no script. */
export function NewsSearch({ list }: { readonly list: NewsPage }) {
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
