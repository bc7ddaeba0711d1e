import { schemaOrg, type LinkedData } from './linked-data.ts';

/** A page as it is called in a breadcrumb. */
export interface TrailStep {
  readonly path: string;
  readonly name: string;
}

/** The breadcrumb of a page as search engines read it: from the home page down to the page itself. */
export function trailData(steps: readonly TrailStep[], siteUrl: string): LinkedData {
  return {
    '@context': schemaOrg,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
