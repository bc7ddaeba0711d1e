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
  /** Paths of the pages that have a picture of their own for links to them. */
  readonly pagesWithPicture: readonly string[];
  /** Present where the visitor wants few bytes. */
  readonly isSavingData?: true;
  /** Present where the operator has turned off what is kept on devices. */
  readonly isOfflineOff?: boolean;
  /** Present where push messages are set up. */
  readonly push?: PushSetting;
}

/** How browsers sign up for push messages. */
export interface PushSetting {
  /** The public VAPID key. */
  readonly publicKey: string;
  /** Whether the permission is asked on load or at the first meaningful moment. */
  readonly ask: 'load' | 'later';
}

/** The edition and identity of the page being shown. */
export function useSite(): Site {
  const site = useRouteLoaderData<Site>('root');
  if (site === undefined) throw new Error('useSite works below the root route only');
  return site;
}

/** The same where the root loader may have failed. */
export function useSiteIfKnown(): Site | undefined {
  return useRouteLoaderData<Site>('root');
}

/** What the root loader gave, for a page's `meta` function. */
export function siteOf(matches: RootMatches): Site {
  return matches[0].loaderData;
}

type RootMatches = readonly [{ readonly loaderData: Site }, ...(readonly unknown[])];
