import type { ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { showsNews } from '#server/http/news/shows-news.ts';
import { createTwoPartCache } from '#server/http/page-cache/two-part-cache.ts';
import { openDiscovery, type Discovery } from '#server/http/discovery/open-discovery.ts';
import type { Services } from '#server/http/services.ts';
import { createPageRequests, type PageRequests } from './page-requests.ts';
import { createHandleFinder } from './page-handles.ts';
import { createPageRenderer } from './render-page.ts';

const pageFreshMs = 5 * 60 * 1000;
const pageCacheBytes = 64 * 1024 * 1024;

export interface SitePages {
  readonly pages: PageRequests;
  readonly discovery: Discovery;
  /** Paths of the router's pages, as in app/routes.ts. */
  readonly patterns: readonly string[];
  readonly cacheBytes: () => number;
}

/** The site's pages: kept once rendered, and rendered again when what they show has changed. */
export function openSitePages(services: Services): SitePages {
  const { log, isDevelopment, directory, library } = services;
  const cache = createTwoPartCache({
    freshMs: isDevelopment ? 0 : pageFreshMs,
    mostBytes: isDevelopment ? 0 : pageCacheBytes,
  });
  const discovery = openDiscovery(services, build as ServerBuild, (path, edition) =>
    renderer.read(path, edition),
  );
  const findHandle = createHandleFinder(build);
  const renderer = createPageRenderer(build as ServerBuild, { services, findHandle, ...discovery });
  const pages = createPageRequests({
    cache,
    renderPage: renderer.render,
    findHandle,
    onLook: (result) => services.metrics.cacheAsked(result),
    onRefreshError: (err) => log.error({ err }, 'a stale page could not be rendered again'),
  });
  directory.onChange(() => cache.forget(() => true));
  library.onChange(() => pages.forget(showsNews));
  return {
    pages,
    discovery,
    patterns: pagePatterns(build as ServerBuild),
    cacheBytes: () => cache.bytes(),
  };
}

function pagePatterns({ routes }: ServerBuild): string[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.path === '*') return [];
    return [`/${route.path ?? ''}`];
  });
}
