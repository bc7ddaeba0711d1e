import { OfflinePage } from '#app/features/pwa/offline-page/offline-page.tsx';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/offline';

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const description = 'Emergency numbers, and what of this site works without a network.';
  return [
    { title: `Emergency numbers and offline pages | ${site.identity.name}` },
    { name: 'description', content: description },
    // Of use on a device, not in a list of results.
    { name: 'robots', content: 'noindex' },
  ];
}

export default function OfflineRoute() {
  return <OfflinePage />;
}
