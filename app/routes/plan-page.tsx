import { data } from 'react-router';
import { planCatalogueContext, visitorContext } from '#app/context.ts';
import { planPageSlugs } from '#app/features/buying/plans/catalogue.ports.ts';
import { PlanPage } from '#app/features/buying/plans/plan-page.tsx';
import { planPageData } from '#app/features/buying/plans/plan-page-data.ts';
import { pageMeta } from '#app/location/page-meta.ts';
import { siteOf } from '#app/location/use-site.ts';
import type { Route } from './+types/plan-page';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, slug } = loaderData.plan.page;
  return pageMeta(siteOf(matches), { title, description, path: `/${slug}` });
}

/** The pages of single plans share this route; the path's first segment says which is asked for. */
export function loader({ context, url }: Route.LoaderArgs) {
  const path = url.pathname.split('/')[1]?.toLowerCase() ?? '';
  const slug = planPageSlugs.find((known) => known === path.replace(/\.data$/, ''));
  if (!slug) throw data('Not found', { status: 404 });
  const { edition } = context.get(visitorContext);
  return { plan: planPageData(context.get(planCatalogueContext), slug, edition) };
}

export default function PlanRoute({ loaderData }: Route.ComponentProps) {
  return <PlanPage data={loaderData.plan} />;
}
