/** What a route file tells the server of its page, as `export const handle`. */
export interface PageHandle {
  /**
   * Query parameters that make a page of their own, worth keeping in memory. Under any other
   * parameter the page is made for one visitor: anybody can make up thousands of addresses.
   */
  readonly cacheParameters?: readonly string[];
  /** Whether a visited page stays readable offline; unless said, when all visitors get the same. */
  readonly keptOffline?: 'always' | 'never';
}
