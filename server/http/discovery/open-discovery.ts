import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createPageDates, type PageDates } from '#server/discovery/page-dates.ts';
import { createPageList, type PageList, type ReadPage } from '#server/discovery/page-list.ts';
import type { Services } from '#server/http/services.ts';
import { createSiteSearch, type OwnSiteSearch } from '#server/site-search/site-search.ts';
import { staticPaths } from './static-paths.ts';

/** What the site knows about its own pages. */
export interface Discovery {
  readonly pageList: PageList;
  readonly pageDates: PageDates;
  readonly siteSearch: OwnSiteSearch;
  /** Pages that have a picture of their own, which links to them show. */
  readonly pagesWithPicture: readonly string[];
}

/** The hours of its results change all day. */
const undated = ['/providers'];

/** Opens the list of pages and the search over them; nothing is read before it is needed. */
export function openDiscovery(
  services: Services,
  build: ServerBuild,
  readPage: ReadPage,
): Discovery {
  const { settings, identity, library, directory, sameWords, log } = services;
  const paths = staticPaths(build);
  const pageList = createPageList({
    paths,
    readPage,
    siteUrl: settings.SITE_URL,
    name: identity.name,
  });
  const siteSearch = createSiteSearch({ pageList, news: library.news, directory, sameWords });
  library.onChange(() => {
    pageList.forget();
    siteSearch.forget();
  });
  const file = join(settings.DATA_DIR, 'discovery', 'page-dates.json');
  const pageDates = createPageDates({ file, undated, log });
  return { pageList, pageDates, siteSearch, pagesWithPicture: paths };
}
