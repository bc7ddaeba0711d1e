import { planCatalogueContext, visitorContext } from '#app/context.ts';
import { comparisonData } from '#app/features/buying/plans/comparison-data.ts';
import { ComparisonChunk } from '#app/features/buying/plans/plan-chunks.ts';
import { pack, unpack } from '#app/kernel/packed/packed.ts';
import { siteOf } from '#app/location/use-site.ts';
import type { Route } from './+types/insurance-plans';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!loaderData || !site) return [];
  const { title, description } = unpack(loaderData.comparison).page;
  return [
    { title: `${title} | ${site.identity.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${site.siteUrl}/insurance-plans` },
  ];
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { edition } = context.get(visitorContext);
  const catalogue = context.get(planCatalogueContext);
  return { comparison: pack(comparisonData(catalogue, edition, url.searchParams)) };
}

export default function InsurancePlans({ loaderData }: Route.ComponentProps) {
  return <ComparisonChunk data={unpack(loaderData.comparison)} />;
}
