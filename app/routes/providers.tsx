import { data } from 'react-router';
import { contentContext } from '#app/context.ts';
import { findOutcome } from '#app/features/providers/find-outcome.server.ts';
import { ProvidersPage } from '#app/features/providers/providers-page.tsx';
import { titleOf } from '#app/features/providers/results/result-words.tsx';
import type { PageHandle } from '#app/site/page-handle.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/providers';

export const handle = {
  offline: 'always',
  examples: ['/providers?state=lagos', '/providers?q=xyzzy'],
} satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return pageMeta(site, {
    title: titleOf(loaderData?.outcome),
    description: `Find a hospital, clinic, dentist, laboratory or pharmacy near you or your family in Nigeria that takes your ${site.identity.name} plan.`,
    path: '/providers',
    dataPath: '/providers.json',
  });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tileMap } = context.get(contentContext);
  const outcome = await findOutcome(context, url.searchParams);
  return data({ outcome, tileMap }, outcome.kind === 'failed' ? { status: 503 } : {});
}

export default function ProvidersRoute({ loaderData }: Route.ComponentProps) {
  return <ProvidersPage {...loaderData} />;
}
