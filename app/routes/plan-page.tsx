import { data } from 'react-router';
import { planCatalogueContext, visitorContext } from '#app/context.ts';
import { planPageSlugs } from '#app/features/buying/plans/catalogue.ports.ts';
import { PlanPage } from '#app/features/buying/plans/plan-page.tsx';
import { plainQuestions } from '#app/features/buying/plans/plain-questions.ts';
import { plansStep } from '#app/features/buying/plans/plans-step.ts';
import { planPageData } from '#app/features/buying/plans/plan-page-data.ts';
import { pageMeta } from '#app/location/page-meta.ts';
import { siteOf } from '#app/location/use-site.ts';
import type { Route } from './+types/plan-page';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { title, description, slug, questions } = loaderData.plan.page;
  return pageMeta(site, {
    title,
    description,
    path: `/${slug}`,
    above: plansStep(site.edition),
    questions: plainQuestions(questions),
  });
}

/** The pages of single plans share this route; the path's first segment says which one. */
export function loader({ context, url }: Route.LoaderArgs) {
  const path = url.pathname.split('/')[1]?.toLowerCase() ?? '';
  const slug = planPageSlugs.find((known) => known === path);
  if (!slug) throw data('Not found', { status: 404 });
  const { edition } = context.get(visitorContext);
  return { plan: planPageData(context.get(planCatalogueContext), slug, edition) };
}

export default function PlanRoute({ loaderData }: Route.ComponentProps) {
  return <PlanPage data={loaderData.plan} />;
}
