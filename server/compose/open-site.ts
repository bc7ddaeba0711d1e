import { createHttpApp } from '#server/http/app.ts';
import { openServices, type ServicesOptions, type Services } from './services.ts';
import type { ServerBuild } from 'react-router';
import * as virtualBuild from 'virtual:react-router/server-build';
import { createPageCache } from '#server/http/page-cache/page-cache.ts';
import { createHandleFinder } from '#server/http/pages/page-handles.ts';
import { createPageRequests } from '#server/http/pages/page-requests.ts';
import { createPageRenderer } from '#server/http/pages/render-page.ts';
import { openDiscovery } from './open-discovery.ts';
import { createRouterContext } from './router-context.ts';

interface SiteOptions extends ServicesOptions {
  /** The client part of the build; undefined where Vite serves it. */
  readonly clientFolder: string | undefined;
}

/**
 * Opens services, whose background work the caller starts and stops, pages and HTTP app.
 * @throws SettingError or ContentError for the operator
 */
export async function openSite({ clientFolder, ...options }: SiteOptions) {
  const services = await openServices(options);
  const app = await createHttpApp({ services, clientFolder, ...openSitePages(services) });
  return { ...app, services };
}

const build = virtualBuild as ServerBuild;
const pageFreshMs = 5 * 60 * 1000;
const pageCacheBytes = 64 * 1024 * 1024;

/** Opens the pages behind a cache that is cleared when the news or the directory changes. */
function openSitePages(services: Services) {
  const { log, isDevelopment, directory, library, metrics } = services;
  const cache = createPageCache({
    freshMs: isDevelopment ? 0 : pageFreshMs,
    mostBytes: isDevelopment ? 0 : pageCacheBytes,
  });
  const discovery = openDiscovery(services, build, (path, edition) => renderer.read(path, edition));
  const findHandle = createHandleFinder(build);
  const renderer = createPageRenderer(build, {
    services,
    findHandle,
    contextOf: (visit) => createRouterContext({ services, ...discovery }, visit),
  });
  const pages = createPageRequests({
    cache,
    renderPage: renderer.render,
    findHandle,
    onLookup: (result) => metrics.cacheAsked(result),
    onRefreshError: (err) => log.error({ err }, 'stale page not refreshed'),
  });
  directory.onChange(() => cache.forget(() => true));
  library.onChange(() => pages.forget((path) => findHandle(path).showsNews === true));
  metrics.readFrom({ cacheBytes: () => cache.bytes() });
  return { pages, discovery, pagePatterns: patternsOf(build) };
}

/** Lists the route patterns of the pages, as in app/routes.ts. */
function patternsOf({ routes }: ServerBuild): string[] {
  return Object.values(routes).flatMap((route) =>
    !route || route.path === '*' ? [] : [`/${route.path ?? ''}`],
  );
}
