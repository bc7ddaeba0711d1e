import { useRouteLoaderData } from 'react-router';
import { unpack, type Packed } from '#app/kernel/packed/packed.ts';
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
  const site = useRouteLoaderData<Packed<Site>>('root');
  if (site === undefined) throw new Error('useSite works below the root route only');
  return readSite(site);
}

/** The same where the root loader may have failed. */
export function useSiteIfKnown(): Site | undefined {
  const site = useRouteLoaderData<Packed<Site>>('root');
  return site === undefined ? undefined : readSite(site);
}

/** What the root loader gave, for a page's `meta` function. */
export function siteOf(matches: RootMatches): Site {
  return readSite(matches[0].loaderData);
}

type RootMatches = readonly [{ readonly loaderData: Packed<Site> }, ...(readonly unknown[])];

const lastRead = new Map<Packed<Site>, Site>();
const mostRead = 8;

/** Every part of the page asks, of the same few texts; so each of them is the same object for all. */
function readSite(packed: Packed<Site>): Site {
  const known = lastRead.get(packed);
  if (known) return known;
  if (lastRead.size === mostRead) lastRead.clear();
  const site = unpack(packed);
  lastRead.set(packed, site);
  return site;
}
