import { Fragment } from 'react';
import type { TrailStep } from '#app/kernel/linked-data.ts';
import { editionFacts, type Edition } from '#app/site/edition.ts';

export interface BreadcrumbsProps {
  readonly parents?: readonly TrailStep[] | undefined;
  readonly title?: string;
}

interface BreadcrumbTrailProps extends BreadcrumbsProps {
  readonly edition: Edition;
}

/** Shows the path from Home to this page, in islands too, which cannot read the site's data. */
export function BreadcrumbTrail({ parents, title, edition }: BreadcrumbTrailProps) {
  const home = { path: editionFacts[edition].homePath, name: 'Home' };
  return (
    <nav className="fine-print breadcrumbs no-print" aria-label="You are here" dir="ltr">
      {[home, ...(parents ?? [])].map(({ path, name }, index) => (
        <Fragment key={path}>
          {index > 0 && ' / '}
          <a href={path}>{name}</a>
        </Fragment>
      ))}
      {title !== undefined && (
        <>
          {' / '}
          <span aria-current="page">{title}</span>
        </>
      )}
    </nav>
  );
}
