import { useRouteLoaderData } from 'react-router';
import type { Edition } from './edition.ts';
import type { Identity } from './identity.ports.ts';

/** What the root loader gives every page. */
export interface Site {
  readonly edition: Edition;
  readonly identity: Identity;
  /** Public origin without a trailing slash. */
  readonly siteUrl: string;
  /** What the quote dialog's frame shows: the operator's form or the site's own. */
  readonly quoteFormUrl: string;
}

/** The edition and identity of the page being shown. */
export function useSite(): Site {
  const site = useRouteLoaderData<Site>('root');
  if (!site) throw new Error('useSite works below the root route only');
  return site;
}
