import type { ReactNode } from 'react';
import { ButtonRow } from '#app/ui/button-row/button-row.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { TrailStep } from '#app/kernel/linked-data.ts';
import { Breadcrumbs } from '#app/site/breadcrumbs/breadcrumbs.tsx';
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
      <div className="wrap columns columns--early page-hero__grid">
        <div className="page-hero__words">
          <Breadcrumbs parents={parent && [parent]} title={title} />
          <p className="eyebrow below-2">{eyebrow}</p>
          <h1>{title}</h1>
          <p className="lead above-4">{lead}</p>
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

const addresses = import.meta.glob<string>('../../assets/page-heads/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

function PageFigure({ name }: { readonly name: FigureName }) {
  const address = addresses[`../../assets/page-heads/${name}.svg`];
  return (
    <img className="page-hero__figure no-print" src={address} width={440} height={240} alt="" />
  );
}
