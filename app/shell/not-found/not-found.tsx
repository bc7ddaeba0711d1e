import { Link } from 'react-router';
import figure from '#app/assets/figures/not-found.svg?url';
import { editionFacts } from '#app/location/edition.ts';
import { useSiteIfKnown } from '#app/location/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { notFoundSheet } from './not-found.sheet.ts';

const mainPages = [
  { path: '/insurance-plans', label: 'Insurance Plans' },
  { path: '/insurance-calculator', label: 'Get a Quote' },
  { path: '/news', label: 'News/Events' },
  { path: '/faqs', label: 'FAQs' },
  { path: '/contact', label: 'Contact Us' },
];

/** What an address without a page shows; also where the root loader itself has failed. */
export function NotFound() {
  const site = useSiteIfKnown();
  return (
    <div className="not-found wrap">
      <title>Page not found</title>
      <Stylesheet sheet={notFoundSheet} />
      <div>
        <p className="not-found__number" aria-hidden="true">
          404
        </p>
        <h1>We cannot find that page</h1>
        <p className="lead">It may have moved, or the address has a slip in it.</p>
        <div className="not-found__buttons">
          <ButtonLink to={editionFacts[site?.edition ?? 'NG'].homePath}>Home</ButtonLink>
          <ButtonLink to="/providers" kind="secondary">
            Find a hospital
          </ButtonLink>
        </div>
        <ul>
          {mainPages.map(({ path, label }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
      <img src={figure} width="180" height="266" alt="" />
    </div>
  );
}
