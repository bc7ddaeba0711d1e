import { LRUCache } from 'lru-cache';
import { matchPath } from 'react-router';

export type RouteName = (pathname: string) => string;

/** Made-up addresses share one name, or each would become a time series. */
const otherRoute = 'other';
const mostNames = 1000;

/** Finds the pattern of a path among `patterns`, such as "/posts/:slug". */
export function createRouteNames(patterns: readonly string[]): RouteName {
  const named = patterns.filter((path) => !path.startsWith('/assets/') && !path.endsWith('*'));
  // Exact addresses first: "/posts/images" is not "/posts/:slug".
  const ordered = named.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
  const find = (path: string) => ordered.find((pattern) => matchPath(pattern, path)) ?? otherRoute;
  // Matching takes as long as sending a cached page.
  const names = new LRUCache<string, string>({ max: mostNames, memoMethod: find });
  return (path) => (path.startsWith('/assets/') ? '/assets/*' : names.memo(path));
}
