import { data } from 'react-router';
import { providerDirectoryContext, tileMapContext } from '#app/context.ts';
import { findOutcome } from '#app/features/providers/find-outcome.server.ts';
import { ProvidersPage } from '#app/features/providers/providers-page.tsx';
import { titleOf } from '#app/features/providers/results/result-words.ts';
import { pageMeta } from '#app/location/page-meta.ts';
import { siteOf } from '#app/location/use-site.ts';
import type { Route } from './+types/providers';

/** Results are as many as there are questions: only the page before any question is kept. */
const notKept = { 'cache-control': 'private, no-store' };

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return pageMeta(site, {
    title: titleOf(loaderData?.outcome),
    description: `Find a hospital, clinic, dentist, laboratory or pharmacy near you or your family in Nigeria that takes your ${site.identity.name} plan.`,
    path: '/providers',
  });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const tileMap = context.get(tileMapContext);
  const outcome = await findOutcome(context.get(providerDirectoryContext), url.searchParams);
  if (outcome.kind === 'failed')
    return data({ outcome, tileMap }, { status: 503, headers: notKept });
  return data({ outcome, tileMap }, url.search === '' ? {} : { headers: notKept });
}

export default function ProvidersRoute({ loaderData }: Route.ComponentProps) {
  return <ProvidersPage {...loaderData} />;
}
