import type { ReactNode } from 'react';
import { ButtonRow } from '#app/ui/button-row/button-row.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { TrailStep } from '#app/kernel/linked-data.ts';
import { Breadcrumbs } from '#app/site/breadcrumbs/breadcrumbs.tsx';
import association from '#app/assets/figures/association.svg?url';
import corporate from '#app/assets/figures/corporate.svg?url';
import diasporaCall from '#app/assets/figures/diaspora-call.svg?url';
import doctor from '#app/assets/figures/doctor.svg?url';
import elderSeated from '#app/assets/figures/elder-seated.svg?url';
import family from '#app/assets/figures/family.svg?url';
import familyStanding from '#app/assets/figures/family-standing.svg?url';
import grandmother from '#app/assets/figures/grandmother.svg?url';
import individual from '#app/assets/figures/individual.svg?url';
import wheelchairUser from '#app/assets/figures/wheelchair-user.svg?url';
import type { FigureName, PageAction } from './page-header.schema.ts';

interface PageHeroProps {
  readonly title: string;
  readonly eyebrow: string;
  readonly lead: ReactNode;
  readonly figure?: FigureName | undefined;
  readonly parent?: TrailStep;
  readonly actions?: readonly PageAction[];
  readonly children?: ReactNode;
}

/** The page's title, lead and actions, with a figure. */
export function PageHero(props: PageHeroProps) {
  const { title, eyebrow, lead, figure, parent, actions, children } = props;
  return (
    <header className="page-head page-hero">
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

interface Drawing {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** The section's edge cuts a single person, so that the face stays large. */
  readonly isCut?: boolean;
}

const drawings: Record<FigureName, Drawing> = {
  association: { url: association, width: 440, height: 248 },
  corporate: { url: corporate, width: 400, height: 305 },
  'diaspora-call': { url: diasporaCall, width: 440, height: 203 },
  doctor: { url: doctor, width: 190, height: 528, isCut: true },
  'elder-seated': { url: elderSeated, width: 206, height: 320 },
  family: { url: family, width: 400, height: 302 },
  'family-standing': { url: familyStanding, width: 294, height: 320 },
  grandmother: { url: grandmother, width: 250, height: 310 },
  individual: { url: individual, width: 252, height: 528, isCut: true },
  'wheelchair-user': { url: wheelchairUser, width: 238, height: 320 },
};

function PageFigure({ name }: { readonly name: FigureName }) {
  const { url, width, height, isCut } = drawings[name];
  const variant = isCut ? ' page-hero__figure--cut' : '';
  return (
    <div className={`page-hero__figure page-hero__figure--${name}${variant}`}>
      {/* Lazy, so that phones, which hide it, do not fetch it. */}
      <img src={url} width={width} height={height} alt="" loading="lazy" />
    </div>
  );
}
