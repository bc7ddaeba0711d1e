import type { ReactNode } from 'react';
import { ButtonRow } from '#app/ui/button-row/button-row.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { PagePath, type PathStep } from '#app/ui/page-path/page-path.tsx';
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
  readonly parent?: PathStep;
  readonly actions?: readonly PageAction[];
  /** Stands below the lead. */
  readonly children?: ReactNode;
}

/** The page's title and lead, what one can do next, and somebody to look at. */
export function PageHero(props: PageHeroProps) {
  const { title, eyebrow, lead, figure, parent, actions, children } = props;
  return (
    <header className="page-hero">
      <div className="wrap page-hero__grid">
        <div className="page-hero__words">
          <PagePath parents={parent && [parent]} title={title} />
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
          {actions && actions.length > 0 && (
            <ButtonRow>
              {actions.map(({ label, href, kind }) => (
                <ButtonLink key={href} href={href} kind={kind}>
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
