import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createPageDates } from '#server/discovery/page-dates.ts';
import { createPageList, type ReadPage } from '#server/discovery/page-list.ts';
import type { Services } from '#server/compose/services.ts';
import { createSiteSearch } from '#server/site-search/site-search.ts';
import { tierIds } from '#app/features/buying/prices/price-list.ts';

export type Discovery = ReturnType<typeof openDiscovery>;

/** Opening hours in its results change all day. */
const undated = ['/providers'];

/** Opens the page list and the search over it; both read pages on first use. */
export function openDiscovery(services: Services, build: ServerBuild, readPage: ReadPage) {
  const { settings, identity, library, content, log } = services;
  const paths = staticPaths(build);
  const pageList = createPageList({
    paths,
    readPage,
    siteUrl: settings.SITE_URL,
    name: identity.name,
  });
  const siteSearch = createSiteSearch({
    ...services,
    pageList,
    news: library.news,
    urgent: content.NG.urgent,
  });
  library.onChange(() => {
    pageList.forget();
    siteSearch.forget();
  });
  const file = join(settings.DATA_DIR, 'discovery', 'page-dates.json');
  const pageDates = createPageDates({ file, undated, log });
  return { pageList, pageDates, siteSearch, pagesWithPicture: paths };
}

/** The most important pages, which lists begin with. */
const firstPaths = ['/', '/global', '/insurance-plans', '/insurance-calculator', '/providers'];

/** Lists the path of every page without parameters, and of each plan. */
export function staticPaths({ routes }: Pick<ServerBuild, 'routes'>): readonly string[] {
  const paths = Object.values(routes).flatMap((route) => {
    // A route without a component returns data or redirects.
    if (!route || route.id === 'root' || !route.module.default) return [];
    return pathsOf(route.path, route.index === true);
  });
  return [...new Set([...firstPaths.filter((path) => paths.includes(path)), ...paths])];
}

function pathsOf(pattern: string | undefined, isIndex: boolean): readonly string[] {
  if (isIndex) return ['/'];
  if (pattern === undefined || pattern.includes('*')) return [];
  if (pattern === 'plans/:tier') return tierIds.map((tier) => `/plans/${tier}`);
  const withoutOptional = pattern.replace(/\/:\w+\?$/, '');
  return withoutOptional.includes(':') ? [] : [`/${withoutOptional}`];
}
