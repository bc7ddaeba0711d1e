import type { RouterContextProvider } from 'react-router';
import { contentContext, siteContext, visitorContext } from '#app/context.ts';
import type { Site } from './use-site.ts';

/** Gathers what every page needs to know. */
export function readSite(context: Readonly<RouterContextProvider>): Site {
  const visitor = context.get(visitorContext);
  return {
    edition: visitor.edition,
    ...(visitor.isSavingData && { isSavingData: true as const }),
    identity: context.get(contentContext).identity,
    ...context.get(siteContext),
  };
}
