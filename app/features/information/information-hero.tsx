import { Link } from 'react-router';
import { editionFacts } from '#app/location/edition.ts';
import { useSite } from '#app/location/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { InformationFigure } from './information-figure.tsx';
import type { InformationPage, PageAction } from './information.ports.ts';

/** The page's title and lead, what one can do next, and somebody to look at. */
export function InformationHero({ page }: { readonly page: InformationPage }) {
  const { edition } = useSite();
  return (
    <header className="information-hero">
      <div className="wrap information-hero__grid">
        <div className="information-hero__words">
          <nav className="information-hero__path" aria-label="You are here">
            <Link to={editionFacts[edition].homePath}>Home</Link> /{' '}
            <span aria-current="page">{page.title}</span>
          </nav>
          <p className="eyebrow">{page.eyebrow}</p>
          <h1>{page.title}</h1>
          <p className="lead">{page.lead}</p>
          {page.actions.length > 0 && <HeroActions actions={page.actions} />}
        </div>
        {page.figure && <InformationFigure name={page.figure} />}
      </div>
    </header>
  );
}

function HeroActions({ actions }: { readonly actions: readonly PageAction[] }) {
  return (
    <div className="information-hero__actions">
      {actions.map(({ label, href, kind }) => (
        <ButtonLink key={href} to={href} kind={kind}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
