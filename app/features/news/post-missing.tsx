import figure from '#app/assets/figures/not-found.svg?url';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import type { PostTitle } from './news.ports.ts';
import { postPath } from './post-path.ts';
import postStyles from './post.css?inline';

/** There is no such article: those whose titles come near it, or else the newest. */
export function PostMissing({ similar }: { readonly similar: readonly PostTitle[] }) {
  return (
    <div className="wrap post-missing">
      <Stylesheet name="post" css={postStyles} />
      <div>
        <p className="eyebrow">404</p>
        <h1>We cannot find that article</h1>
        <p className="lead">It may have moved, or the address has a slip in it.</p>
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
