import { planCatalogueContext, visitorContext } from '#app/context.ts';
import { ComparisonPage } from '#app/features/buying/plans/compare/comparison-page.tsx';
import { comparisonData } from '#app/features/buying/plans/plan-page-data.ts';
import { plainQuestions } from '#app/features/buying/plans/sections/plan-text.tsx';
import type { PageHandle } from '#app/site/page-handle.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/insurance-plans';

export const handle = {
  cacheParameters: ['pay', 'currency', 'first', 'second', 'differences'],
} satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, questions } = loaderData.comparison.page;
  return pageMeta(siteOf(matches), {
    title,
    description,
    path: '/insurance-plans',
    questions: plainQuestions(questions),
  });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { edition } = context.get(visitorContext);
  const catalogue = context.get(planCatalogueContext);
  return { comparison: comparisonData(catalogue, edition, url.searchParams) };
}

export default function InsurancePlans({ loaderData }: Route.ComponentProps) {
  return <ComparisonPage data={loaderData.comparison} />;
}
