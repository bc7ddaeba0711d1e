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
  /** Further states to check; a route with parameters needs one, which is measured too. */
  readonly examples?: readonly string[];
}

/** Tells from the handles of the routes on screen whether somebody is ordering. */
export function isCheckout(routes: readonly { readonly handle: unknown }[]): boolean {
  return routes.some(
    ({ handle }) =>
      typeof handle === 'object' &&
      handle !== null &&
      'shell' in handle &&
      handle.shell === 'checkout',
  );
}
