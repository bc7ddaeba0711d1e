import { formatDay } from '#app/kernel/days/format-day.ts';
import type { PostSource } from './news.ports.ts';

/** Where the article's facts come from, and when they were looked up. */
export function PostSources({ sources }: { readonly sources: readonly PostSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section className="post-sources" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ul>
        {sources.map(({ title, url, date }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {title}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            , read on <time dateTime={date}>{formatDay(date)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
