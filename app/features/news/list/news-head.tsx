import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SameAddressForm } from '#app/ui/same-address-form.tsx';
import type { NewsPage } from '../news.ports.ts';
import { postsFailure } from '../news-store.ts';

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
          maxLength={80}
          defaultValue={list.words}
          enterKeyHint="search"
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}

/** Says that the posts failed to load, with a retry button. */
export function NewsFailed({ error }: { readonly error: string | undefined }) {
  return (
    <div className="message message--danger news__failed" role="alert">
      <Icon name="circle-alert" />
      <div>
        <h2 className="small-title">We couldn’t load the news</h2>
        <p>{error || postsFailure}. Check your connection and try again.</p>
        <SameAddressForm>
          <Button type="submit" kind="secondary">
            Try again
          </Button>
        </SameAddressForm>
      </div>
    </div>
  );
}
