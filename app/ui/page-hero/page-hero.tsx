import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { editionFacts } from '#app/location/edition.ts';
import { useSite } from '#app/location/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { FigureName } from './figure-names.ts';
import type { PageAction } from './page-action.ts';
import { PageFigure } from './page-figure.tsx';

interface PageHeroProps {
  readonly title: string;
  readonly eyebrow: string;
  readonly lead: string;
  /** Somebody to look at, on screens that have the room. */
  readonly figure?: FigureName | undefined;
  readonly actions?: readonly PageAction[];
  /** Stands below the lead. */
  readonly children?: ReactNode;
}

/** The page's title and lead, what one can do next, and somebody to look at. */
export function PageHero({ title, eyebrow, lead, figure, actions, children }: PageHeroProps) {
  const { edition } = useSite();
  return (
    <header className="page-hero">
      <div className="wrap page-hero__grid">
        <div className="page-hero__words">
          <nav className="page-hero__path" aria-label="You are here">
            <Link to={editionFacts[edition].homePath}>Home</Link> /{' '}
            <span aria-current="page">{title}</span>
          </nav>
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
          {actions && actions.length > 0 && (
            <div className="page-hero__actions">
              {actions.map(({ label, href, kind }) => (
                <ButtonLink key={href} to={href} kind={kind}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
        {figure && <PageFigure name={figure} />}
      </div>
    </header>
  );
}
