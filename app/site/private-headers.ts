/** For answers to one visitor: no cache keeps them. */
export const privateHeaders = { 'cache-control': 'private, no-store' };

/** The `headers` of a route whose every page is for one visitor. */
export function headers() {
  return privateHeaders;
}
