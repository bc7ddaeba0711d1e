/** Finds the address to which another spelling of a page's address should move. */
export type FindOwnAddress = (url: URL) => string | undefined;

/**
 * Creates a search by the patterns of app/routes.ts: pages have lower-case addresses without a slash at
 * the end. Addresses that name something, such as a post, are not changed.
 */
export function createOwnAddresses(pagePatterns: readonly string[]): FindOwnAddress {
  const paths = pagePatterns.map((pattern) => pattern.replace(/\/:\w+\?$/, ''));
  const fixed = new Set(paths.filter((path) => !path.includes(':')));
  return ({ pathname, search }) => {
    const path = pathname.replace(/(?<!\/)\/+$/, '').toLowerCase();
    return path !== pathname && fixed.has(path) ? path + search : undefined;
  };
}
