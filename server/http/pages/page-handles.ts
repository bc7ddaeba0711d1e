import { matchRoutes, type ServerBuild } from 'react-router';
import type { PageHandle } from '#app/location/page-handle.ts';

/** Finds what the route of a path tells of its page. */
export type FindHandle = (pathname: string) => PageHandle;

/** Reads the `handle` of each route file; all routes stand directly below the root. */
export function createHandleFinder({ routes }: Pick<ServerBuild, 'routes'>): FindHandle {
  const list = Object.values(routes).flatMap((route) => {
    if (!route || route.id === 'root') return [];
    const { id, path, index, module } = route;
    const handle = (module.handle ?? {}) as PageHandle;
    return [{ id, handle, ...(index === true ? { index } : { path: path ?? '' }) }];
  });
  return (pathname) => matchRoutes(list, pathname)?.at(-1)?.route.handle ?? {};
}
