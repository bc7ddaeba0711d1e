import { useLocation } from 'react-router';
import * as v from 'valibot';
import figure from '#app/assets/figures/not-found.svg?url';
import { editionFacts } from '#app/site/edition.ts';
import { useSiteIfKnown } from '#app/site/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import notFoundStyles from './not-found.css?inline';

interface NotFoundProps {
  /** The 404's own data, with pages that may have been meant. */
  readonly data: unknown;
}

const suggestion = v.object({ title: v.string(), path: v.pipe(v.string(), v.startsWith('/')) });
const notFoundData = v.object({ suggestions: v.array(suggestion) });

const mainPages = [
  { path: '/insurance-plans', title: 'Insurance Plans' },
  { path: '/insurance-calculator', title: 'Get a Quote' },
  { path: '/faqs', title: 'FAQs' },
  { path: '/contact', title: 'Contact Us' },
];
const longestPath = 60;

/** Answers an address without a page, even where the root loader has failed. */
export function NotFound({ data }: NotFoundProps) {
  const site = useSiteIfKnown();
  const suggestions = v.is(notFoundData, data) ? data.suggestions : [];
  return (
    <div className="bar section not-found wrap">
      <Stylesheet name="not-found" css={notFoundStyles} />
      <title>Page not found</title>
      <div>
        <p className="not-found__number" aria-hidden="true">
          404
        </p>
        <h1 className="medium-title below-2">We can’t find that page</h1>
        <p className="lead">
          There is no page at <b>{useShownPath()}</b>. If you typed the address, check it is
          correct. The page might have moved.
        </p>
        {suggestions.length > 0 && (
          <>
            <h2 className="small-title above-6">Did you mean one of these?</h2>
            <PageLinks pages={suggestions} className="stack stack--2 above-4" />
          </>
        )}
        <div className="above-6">
          <SearchBox id="not-found-words" label="Search for what you need" />
        </div>
        <div className="row above-6">
          <ButtonLink href={editionFacts[site?.edition ?? 'NG'].homePath} kind="brand">
            Home
          </ButtonLink>
          <ButtonLink href="/providers" kind="secondary">
            Find a hospital
          </ButtonLink>
        </div>
        <PageLinks pages={mainPages} />
      </div>
      <img className="ink-drawing" src={figure} width="180" height="266" alt="" />
    </div>
  );
}

interface PageLinksProps {
  readonly pages: readonly v.InferOutput<typeof suggestion>[];
  readonly className?: string;
}

function PageLinks({ pages, className = 'row above-4' }: PageLinksProps) {
  return (
    <ul className={className}>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <a href={path} className="text-link" dir="auto">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The address as the visitor wrote it, shortened where it is long. */
function useShownPath(): string {
  const { pathname } = useLocation();
  return pathname.length > longestPath ? `${pathname.slice(0, longestPath)}…` : pathname;
}
