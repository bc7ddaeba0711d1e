import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { editionFacts } from '#app/location/edition.ts';
import { useSite } from '#app/location/use-site.ts';
import { ButtonRow } from '#app/ui/button-row/button-row.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { FigureName } from './figure-names.ts';
import type { PageAction } from './page-action.ts';
import { PageFigure } from './page-figure.tsx';

interface PageHeroProps {
  readonly title: string;
  readonly eyebrow: string;
  readonly lead: ReactNode;
  /** Somebody to look at, on screens that have the room. */
  readonly figure?: FigureName | undefined;
  /** The page one step up, between Home and this one. */
  readonly parent?: { readonly path: string; readonly label: string };
  readonly actions?: readonly PageAction[];
  /** Stands below the lead. */
  readonly children?: ReactNode;
}

/** The page's title and lead, what one can do next, and somebody to look at. */
export function PageHero(props: PageHeroProps) {
  const { title, eyebrow, lead, figure, parent, actions, children } = props;
  const { edition } = useSite();
  return (
    <header className="page-hero">
      <div className="wrap page-hero__grid">
        <div className="page-hero__words">
          <nav className="page-hero__path" aria-label="You are here">
            <Link to={editionFacts[edition].homePath}>Home</Link> /{' '}
            {parent && (
              <>
                <Link to={parent.path}>{parent.label}</Link> /{' '}
              </>
            )}
            <span aria-current="page">{title}</span>
          </nav>
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
          {actions && actions.length > 0 && (
            <ButtonRow>
              {actions.map(({ label, href, kind }) => (
                <ButtonLink key={href} to={href} kind={kind}>
                  {label}
                </ButtonLink>
              ))}
            </ButtonRow>
          )}
        </div>
        {figure && <PageFigure name={figure} />}
      </div>
    </header>
  );
}
