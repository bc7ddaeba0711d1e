import type { ServerBuild } from 'react-router';
import { tierIds } from '#app/features/buying/prices/price-list.ts';

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
