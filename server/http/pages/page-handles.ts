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
