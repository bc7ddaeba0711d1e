import type { HeadersArgs } from 'react-router';

/** For answers to one visitor: no cache keeps them. */
export const privateHeaders = { 'cache-control': 'private, no-store' };

/** The `headers` of a route whose every page is for one visitor. */
export function allPrivate() {
  return privateHeaders;
}

/** The `headers` of a route whose loader knows whom a page is for. */
export function loaderHeaders({ loaderHeaders: own }: Pick<HeadersArgs, 'loaderHeaders'>) {
  return own;
}

/** The same where some answers to a form know it too. */
export function answerHeaders({ actionHeaders, loaderHeaders: own }: HeadersArgs) {
  return actionHeaders.has('cache-control') ? actionHeaders : own;
}
