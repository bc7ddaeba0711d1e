import type { ServerBuild } from 'react-router';
import type { PageHandle } from '#app/site/page-handle.ts';
import { createRouteNames } from '#server/metrics/metrics.ts';

export type FindHandle = (pathname: string) => PageHandle;

/** Indexes the handles by pattern: the router's own search would rank all routes each time. */
export function createHandleFinder({ routes }: Pick<ServerBuild, 'routes'>): FindHandle {
  const handles = new Map<string, PageHandle>();
  for (const route of Object.values(routes)) {
    if (!route || route.id === 'root') continue;
    handles.set(`/${route.path ?? ''}`, route.module.handle ?? {});
  }
  const patternOf = createRouteNames([...handles.keys()]);
  return (pathname) => handles.get(patternOf(pathname)) ?? {};
}

/** Finds the address to which another spelling of a page's address should move. */
type FindOwnAddress = (url: URL) => string | undefined;

/**
 * Creates a search by the patterns of app/routes.ts: pages have lower-case addresses without a slash at
 * the end. Addresses that name something, such as a post, are not changed.
 */
export function createOwnAddresses(pagePatterns: readonly string[]): FindOwnAddress {
  const paths = pagePatterns.map((pattern) => pattern.replace(/\/:\w+\?$/, ''));
  const fixed = new Set(paths.filter((path) => !path.includes(':')));
  return ({ pathname, search }) => {
    const path = pathname.replace(/(?<!\/)\/+$/, '').toLowerCase();
    return path !== pathname && fixed.has(path) ? path + search : undefined;
  };
}
