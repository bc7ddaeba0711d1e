import { Fragment } from 'react';
import { editionFacts, type Edition } from '#app/location/edition.ts';
import { useSite } from '#app/location/use-site.ts';

/** A page on the way from Home to the one shown. */
export interface PathStep {
  readonly path: string;
  readonly label: string;
}

interface PagePathProps {
  /** Between Home and the page shown, the highest first. */
  readonly parents?: readonly PathStep[] | undefined;
  /** The page shown, unless its title follows at once. */
  readonly title?: string;
}

interface BreadcrumbsProps extends PagePathProps {
  readonly edition: Edition;
}

/** Where one is on the site, and the way up. */
export function PagePath(props: PagePathProps) {
  return <Breadcrumbs {...props} edition={useSite().edition} />;
}

/** The same for parts that hydrate, which are told the edition. */
export function Breadcrumbs({ parents, title, edition }: BreadcrumbsProps) {
  const home = { path: editionFacts[edition].homePath, label: 'Home' };
  return (
    <nav className="page-path" aria-label="You are here" dir="ltr">
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
