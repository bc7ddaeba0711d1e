import { useLocation } from 'react-router';
import figure from '#app/assets/figures/not-found.svg?url';
import { editionFacts } from '#app/location/edition.ts';
import { useSiteIfKnown } from '#app/location/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import notFoundStyles from './not-found.css?inline';
import { parseSuggestions } from './parse-suggestions.ts';

export interface NotFoundProps {
  /** What came with the 404: pages that may have been meant. */
  readonly data: unknown;
}

const mainPages = [
  { path: '/insurance-plans', label: 'Insurance Plans' },
  { path: '/insurance-calculator', label: 'Get a Quote' },
  { path: '/faqs', label: 'FAQs' },
  { path: '/contact', label: 'Contact Us' },
];
const longestPath = 60;

/** What an address without a page shows; also where the root loader itself has failed. */
export function NotFound({ data }: NotFoundProps) {
  const site = useSiteIfKnown();
  const suggestions = parseSuggestions(data);
  return (
    <div className="not-found wrap">
      <Stylesheet name="not-found" css={notFoundStyles} />
      <title>Page not found</title>
      <div>
        <p className="not-found__number" aria-hidden="true">
          404
        </p>
        <h1>We cannot find that page</h1>
        <p className="lead">
          There is nothing at <b>{useShownPath()}</b>. It may have moved, or the address has a slip
          in it.
        </p>
        {suggestions.length > 0 && (
          <>
            <h2>Did you mean</h2>
            <PageLinks pages={suggestions} />
          </>
        )}
        <SearchBox id="not-found-words" label="Search for what you need" />
        <div className="not-found__buttons">
          <ButtonLink href={editionFacts[site?.edition ?? 'NG'].homePath} kind="brand">
            Home
          </ButtonLink>
          <ButtonLink href="/providers" kind="secondary">
            Find a hospital
          </ButtonLink>
        </div>
        <PageLinks pages={mainPages.map(({ path, label }) => ({ path, title: label }))} />
      </div>
      <img src={figure} width="180" height="266" alt="" />
    </div>
  );
}

function PageLinks({ pages }: { readonly pages: ReturnType<typeof parseSuggestions> }) {
  return (
    <ul>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <a href={path} className="text-link">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The address as the visitor wrote it, as far as it can be shown. */
function useShownPath(): string {
  const { pathname } = useLocation();
  return pathname.length > longestPath ? `${pathname.slice(0, longestPath)}…` : pathname;
}
