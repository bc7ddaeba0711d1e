import type { ReactNode } from 'react';
import { ButtonRow } from '#app/ui/button-row/button-row.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Breadcrumbs, type PathStep } from '#app/site/breadcrumbs/breadcrumbs.tsx';
import type { FigureName, PageAction } from './page-header.schema.ts';
import { PageFigure } from './page-figure.tsx';

interface PageHeroProps {
  readonly title: string;
  readonly eyebrow: string;
  readonly lead: ReactNode;
  readonly figure?: FigureName | undefined;
  readonly parent?: PathStep;
  readonly actions?: readonly PageAction[];
  readonly children?: ReactNode;
}

/** The page's title, lead and actions, with a figure. */
export function PageHero(props: PageHeroProps) {
  const { title, eyebrow, lead, figure, parent, actions, children } = props;
  return (
    <header className="page-hero">
      <div className="wrap page-hero__grid">
        <div className="page-hero__words">
          <Breadcrumbs parents={parent && [parent]} title={title} />
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
