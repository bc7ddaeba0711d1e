import type { ReactNode } from 'react';
import { Link } from 'react-router';
import association from '#app/assets/figures/association.svg?url';
import corporate from '#app/assets/figures/corporate.svg?url';
import elderSeated from '#app/assets/figures/elder-seated.svg?url';
import family from '#app/assets/figures/family.svg?url';
import individual from '#app/assets/figures/individual.svg?url';
import { editionFacts } from '#app/location/edition.ts';
import { useSite } from '#app/location/use-site.ts';
import type { FigureName } from './catalogue.ports.ts';

const drawings: Record<FigureName, { url: string; width: number; height: number }> = {
  association: { url: association, width: 440, height: 248 },
  corporate: { url: corporate, width: 400, height: 305 },
  'elder-seated': { url: elderSeated, width: 206, height: 320 },
  family: { url: family, width: 400, height: 302 },
  individual: { url: individual, width: 252, height: 528 },
};

interface PlanHeroProps {
  readonly title: string;
  readonly eyebrow: string;
  readonly lead: ReactNode;
  readonly figure?: FigureName;
  /** The page one step up, between Home and this one. */
  readonly parent?: { readonly path: string; readonly label: string };
  /** What one can do next. */
  readonly children?: ReactNode;
}

/** Title and lead of a page about plans, with somebody who stands on its lower edge. */
export function PlanHero({ title, eyebrow, lead, figure, parent, children }: PlanHeroProps) {
  const { edition } = useSite();
  return (
    <header className="plan-hero">
      <div className="wrap plan-hero__grid">
        <div className="plan-hero__words">
          <nav className="plan-hero__path" aria-label="You are here">
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
          {children && <div className="plan-hero__actions">{children}</div>}
        </div>
        {figure && <Figure name={figure} />}
      </div>
    </header>
  );
}

function Figure({ name }: { readonly name: FigureName }) {
  const { url, width, height } = drawings[name];
  return (
    <div className={`plan-hero__figure plan-hero__figure--${name}`}>
      {/* Phones do not show it: lazy, so that they do not fetch it either. */}
      <img src={url} width={width} height={height} alt="" loading="lazy" />
    </div>
  );
}
