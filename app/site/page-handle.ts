import type { Edition } from './edition.ts';

/** A route file tells the server about its page, as `export const handle`. */
export interface PageHandle {
  /** Query parameters worth caching a page for; with any other it is made for one visitor. */
  readonly cacheParameters?: readonly string[];
  /** Rendered again when the news changes. */
  readonly showsNews?: boolean;
  /** Whether a visited page stays readable offline; by default, if all visitors get the same. */
  readonly offline?: 'always' | 'never';
  /** Keeps away all that leads out of an order. */
  readonly shell?: 'checkout';
  /** Stylesheets for what only a press brings, linked at the end of the body, by edition. */
  readonly lateStyles?: Readonly<Partial<Record<Edition, readonly string[]>>>;
  /** Further states to check; a route with parameters needs one, which is measured too. */
  readonly examples?: readonly string[];
}

interface ShownRoute {
  readonly handle: unknown;
}

function handlesOf(routes: readonly ShownRoute[]): readonly PageHandle[] {
  return routes.map(({ handle }) => (handle ?? {}) as PageHandle);
}

/** Tells from the handles of the routes on screen whether somebody is ordering. */
export function isCheckout(routes: readonly ShownRoute[]): boolean {
  return handlesOf(routes).some(({ shell }) => shell === 'checkout');
}

/** Addresses of the stylesheets that come after everything else. */
export function lateStylesOf(
  routes: readonly ShownRoute[],
  edition: Edition | undefined,
): readonly string[] {
  if (edition === undefined) return [];
  return handlesOf(routes).flatMap(({ lateStyles }) => lateStyles?.[edition] ?? []);
}
