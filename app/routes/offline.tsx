import { OfflinePage } from '#app/features/pwa/offline-page/offline-page.tsx';
import { unlistedMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/offline';

export function meta({ matches }: Route.MetaArgs) {
  // Of use on a device, not in a list of results.
  return unlistedMeta(
    siteOf(matches),
    'Emergency numbers and offline pages',
    'Emergency numbers, and what of this site works without a network.',
  );
}

export default function OfflineRoute() {
  return <OfflinePage />;
}
