import { useSite } from '#app/site/use-site.ts';
import { BreadcrumbTrail, type BreadcrumbsProps } from './breadcrumb-trail.tsx';

/** Shows the path from Home to this page. */
export function Breadcrumbs(props: BreadcrumbsProps) {
  return <BreadcrumbTrail {...props} edition={useSite().edition} />;
}
