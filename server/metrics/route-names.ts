/** The name under which requests for a path are counted. */
export type RouteName = (pathname: string) => string;

/** What matches no pattern: a made-up address must not become a figure of its own. */
const otherRoute = 'other';

/**
 * Finds the pattern of a path.
 * @param patterns such as "/posts/:slug" or "/insurance-calculator/:purchase?"
 */
export function createRouteNames(patterns: readonly string[]): RouteName {
  const fixed = new Set<string>();
  const moving: { readonly pattern: string; readonly matches: RegExp }[] = [];
  for (const pattern of patterns) {
    if (pattern.startsWith('/assets/')) continue;
    if (/[:*]/.test(pattern)) moving.push({ pattern, matches: expressionOf(pattern) });
    else fixed.add(pattern);
  }

  function nameOf(path: string): string {
    if (fixed.has(path)) return path;
    return moving.find(({ matches }) => matches.test(path))?.pattern ?? otherRoute;
  }

  return (pathname) => (pathname.startsWith('/assets/') ? '/assets/*' : nameOf(pathname));
}

function expressionOf(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .slice(1)
    .map((part) => {
      if (part.startsWith(':') && part.endsWith('?')) return '(?:/[^/]+)?';
      if (part.startsWith(':')) return '/[^/]+';
      return `/${part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`;
    });
  return new RegExp(`^${parts.join('')}$`);
}
