import { data, type RouterContextProvider } from 'react-router';
import { siteSearchContext, visitorContext } from './context.ts';

interface Missed {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
}

/** Builds the 404 that a loader throws, with pages that may have been meant. */
export async function notFoundAt({ context, url }: Missed) {
  const { edition } = context.get(visitorContext);
  const suggestions = await context.get(siteSearchContext).findNear(url.pathname, edition);
  return data({ suggestions }, { status: 404 });
}
