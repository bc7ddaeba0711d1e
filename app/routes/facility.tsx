import { data, redirect } from 'react-router';
import { providerDirectoryContext } from '#app/context.ts';
import { facilityJsonLd } from '#app/features/providers/facility/facility-json-ld.ts';
import { FacilityChunk } from '#app/features/providers/provider-chunks.ts';
import { facilityTypes } from '#app/location/directory/facility-types.ts';
import { DirectoryUnavailableError } from '#app/location/directory/provider-directory.ports.ts';
import type { Route } from './+types/facility';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!loaderData || !site) return [];
  const { facility, summary, isSample } = loaderData.details;
  const where = summary.lga ? `${summary.lga}, ${summary.state}` : summary.state;
  const { label } = facilityTypes[facility.type];
  return [
    { title: `${facility.name}, ${where} | ${site.identity.name}` },
    {
      name: 'description',
      content: `${label} in ${where}: opening hours, directions, and which ${site.identity.name} plans cover it.`,
    },
    { tagName: 'link', rel: 'canonical', href: site.siteUrl + summary.path },
    // Nobody should find an invented hospital by a search engine.
    ...(isSample ? [{ name: 'robots', content: 'noindex' }] : []),
    { 'script:ld+json': facilityJsonLd(facility, summary, site.siteUrl) },
  ];
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const details = await findDetails(context, params.facility);
  if (!details) throw data('Not found', { status: 404 });
  // The name is part of the address for people; the id alone decides.
  const { path } = details.summary;
  if (decodeURI(url.pathname) !== path) throw redirect(path, 301);
  return { details };
}

async function findDetails(context: Route.LoaderArgs['context'], segment: string) {
  try {
    return await context.get(providerDirectoryContext).find(segment);
  } catch (error) {
    if (!(error instanceof DirectoryUnavailableError)) throw error;
    throw redirect('/providers');
  }
}

export default function FacilityRoute({ loaderData }: Route.ComponentProps) {
  return <FacilityChunk details={loaderData.details} />;
}
