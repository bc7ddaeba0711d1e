import { editionFacts, type Edition } from '#app/location/edition.ts';
import { isPlanPath } from '#server/discovery/page-kinds.ts';
import { schemaOrg, type LinkedData } from '#app/kernel/linked-data/linked-data.ts';

interface Step {
  readonly path: string;
  readonly name: string;
}

/** The page between the home page and another one; most stand directly below the home page. */
function stepAbove(path: string, edition: Edition): Step | undefined {
  if (path === '/insurance-plans') return undefined;
  if (isPlanPath(path)) return { path: '/insurance-plans', name: editionFacts[edition].plansLabel };
  if (path.startsWith('/posts/')) return { path: '/news', name: 'News/Events' };
  if (path.startsWith('/providers/')) return { path: '/providers', name: 'List Of Providers' };
  return undefined;
}

/** The way to a page from the home page of an edition, as search engines read it. */
export function trailData(page: Step, edition: Edition, siteUrl: string): LinkedData {
  const home = { path: editionFacts[edition].homePath, name: 'Home' };
  const above = stepAbove(page.path, edition);
  const steps = [home, ...(above ? [above] : []), page];
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
