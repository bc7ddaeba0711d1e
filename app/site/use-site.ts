import { createContext, use } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Edition } from './edition.ts';
import type { Identity } from './identity.schema.ts';

/** The root loader's data, for every page. */
export interface Site {
  readonly edition: Edition;
  readonly identity: Identity;
  /** Public origin without a trailing slash. */
  readonly siteUrl: string;
  /** Framed by the quote dialog: the operator's form or the site's own. */
  readonly quoteFormUrl: string;
  /** Paths of the pages with their own picture for shared links. */
  readonly pagesWithPicture: readonly string[];
  /** How long leads are stored: "24 months". */
  readonly retention: string;
  readonly isSavingData?: true;
  readonly isOfflineOff?: boolean;
  readonly push?: PushSetting;
}

export interface PushSetting {
  readonly publicKey: string;
  /** Asks for permission on load or at the visitor's first engagement. */
  readonly ask: 'load' | 'later';
}

/** The root loader's data, where the router has not run that loader: after an action that threw. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** Reads the root loader's data. */
export function useSite(): Site {
  const site = useSiteIfKnown();
  if (site === undefined) throw new Error('useSite works below the root route only');
  return site;
}

/** Reads it where the root loader may have failed. */
export function useSiteIfKnown(): Site | undefined {
  const site = use(SiteContext);
  return useRouteLoaderData<Site>('root') ?? site;
}

/** Reads it in a page's `meta` function. */
export function siteOf(matches: RootMatches): Site {
  return matches[0].loaderData;
}

type RootMatches = readonly [{ readonly loaderData: Site }, ...(readonly unknown[])];
