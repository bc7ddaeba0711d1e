import figure from '#app/assets/figures/not-found.svg?url';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import type { PostTitle } from '../news.ports.ts';
import { postPath } from '../news-paths.ts';
import postStyles from './post.css?inline';

/** The 404 page for articles, with similar or the newest ones. */
export function PostMissing({ similar }: { readonly similar: readonly PostTitle[] }) {
  return (
    <div className="wrap post-missing">
      <Stylesheet name="post" css={postStyles} />
      <div>
        <p className="eyebrow">404</p>
        <h1>We can’t find that article</h1>
        <p className="lead">
          If you typed the address, check it is correct. The page might have moved.
        </p>
        {similar.length > 0 && (
          <>
            <h2>Did you mean one of these?</h2>
            <ul>
              {similar.map(({ slug, title, direction }) => (
                <li key={slug}>
                  <a href={postPath(slug)} dir={direction}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <ButtonLink href="/news" kind="brand">
          All news
        </ButtonLink>
      </div>
      <img src={figure} width="180" height="266" alt="" />
    </div>
  );
}
