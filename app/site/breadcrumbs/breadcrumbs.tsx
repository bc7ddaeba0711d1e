import { Fragment } from 'react';
import { editionFacts, type Edition } from '#app/site/edition.ts';
import { useSite } from '#app/site/use-site.ts';

export interface PathStep {
  readonly path: string;
  readonly label: string;
}

interface BreadcrumbsProps {
  readonly parents?: readonly PathStep[] | undefined;
  readonly title?: string;
}

interface BreadcrumbTrailProps extends BreadcrumbsProps {
  readonly edition: Edition;
}

/** Shows the path from Home to this page. */
export function Breadcrumbs(props: BreadcrumbsProps) {
  return <BreadcrumbTrail {...props} edition={useSite().edition} />;
}

/** Does the same in islands, which cannot read the site's data. */
export function BreadcrumbTrail({ parents, title, edition }: BreadcrumbTrailProps) {
  const home = { path: editionFacts[edition].homePath, label: 'Home' };
  return (
    <nav className="fine-print breadcrumbs no-print" aria-label="You are here" dir="ltr">
      {[home, ...(parents ?? [])].map(({ path, label }, index) => (
        <Fragment key={path}>
          {index > 0 && ' / '}
          <a href={path}>{label}</a>
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
