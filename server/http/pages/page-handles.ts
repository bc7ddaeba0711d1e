import type { ServerBuild } from 'react-router';
import type { PageHandle } from '#app/location/page-handle.ts';
import { createRouteNames } from '#server/metrics/route-names.ts';

/** Finds what the route of a path tells of its page. */
export type FindHandle = (pathname: string) => PageHandle;

/** Reads the `handle` of each route file once: the router's own search would rank all routes each time. */
export function createHandleFinder({ routes }: Pick<ServerBuild, 'routes'>): FindHandle {
  const handles = new Map<string, PageHandle>();
  for (const route of Object.values(routes)) {
    if (!route || route.id === 'root') continue;
    handles.set(`/${route.path ?? ''}`.toLowerCase(), route.module.handle ?? {});
  }
  const patternOf = createRouteNames([...handles.keys()]);
  // The router takes addresses in any case.
  return (pathname) => handles.get(patternOf(pathname.toLowerCase())) ?? {};
}
