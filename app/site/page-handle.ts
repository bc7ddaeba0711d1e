/** A route file tells the server about its page, as `export const handle`. */
export interface PageHandle {
  /** Query parameters worth caching a page for; with any other it is made for one visitor. */
  readonly cacheParameters?: readonly string[];
  /** Rendered again when the news changes. */
  readonly showsNews?: boolean;
  /** Whether a visited page stays readable offline; by default, if all visitors get the same. */
  readonly offline?: 'always' | 'never';
  /** Further states to check; a route with parameters needs one, which is measured too. */
  readonly examples?: readonly string[];
}
