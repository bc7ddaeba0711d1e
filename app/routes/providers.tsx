import { data } from 'react-router';
import { providerDirectoryContext, tileMapContext } from '#app/context.ts';
import { ProvidersPage } from '#app/features/providers/providers-page.tsx';
import type { TileMap } from '#app/features/providers/results-map/tile-map.ports.ts';
import type { SearchOutcome } from '#app/features/providers/search-outcome.ports.ts';
import { parseQueryParts } from '#app/location/directory/directory-query.ts';
import { DirectoryUnavailableError } from '#app/location/directory/provider-directory.ports.ts';
import type { PageHandle } from '#app/location/page-handle.ts';
import { pageMeta } from '#app/location/page-meta.ts';
import { siteOf } from '#app/location/use-site.ts';
import type { Route } from './+types/providers';

export const handle = { keptOffline: 'always' } satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const outcome = loaderData && loaderData.packed.outcome;
  const area = outcome?.kind === 'found' ? outcome.area : undefined;
  return pageMeta(site, {
    title: `List Of Providers${area ? ` in ${area}` : ''}`,
    description: `Find a hospital, clinic, dentist, laboratory or pharmacy near you or your family in Nigeria that takes your ${site.identity.name} plan.`,
    path: '/providers',
  });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const tileMap = context.get(tileMapContext);
  try {
    const result = await context.get(providerDirectoryContext).search(url.searchParams);
    const outcome: SearchOutcome = { kind: 'found', ...result };
    return data(packed(outcome, tileMap));
  } catch (error) {
    if (!(error instanceof DirectoryUnavailableError)) throw error;
    return data(packed(failed(url), tileMap), { status: 503 });
  }
}

/** Losing the network while typing costs the results, not the page. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (request.signal.aborted || error instanceof Response) throw error;
    return packed(failed(new URL(request.url)), undefined);
  }
}

function packed(outcome: SearchOutcome, tileMap: TileMap | undefined) {
  return { packed: { outcome, tileMap } };
}

function failed(url: URL): SearchOutcome {
  return { kind: 'failed', query: parseQueryParts(url.searchParams) };
}

export default function ProvidersRoute({ loaderData }: Route.ComponentProps) {
  const page = loaderData.packed;
  return <ProvidersPage {...page} />;
}
