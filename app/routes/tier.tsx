import { contentContext, visitorContext } from '#app/context.ts';
import { plainQuestions } from '#app/features/buying/plans/sections/plan-text.tsx';
import { plansStep } from '#app/features/buying/plans/plan-paths.ts';
import { TierPage, tierPageData } from '#app/features/buying/plans/tier-page.tsx';
import { tierIds } from '#app/features/buying/prices/price-list.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import { notFoundAt } from '#app/not-found.server.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import type { Route } from './+types/tier';

export const handle = {
  examples: ['/plans/gold', '/plans/bronze', '/plans/silver', '/plans/platinum', '/plans/golld'],
} satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { tier, questions } = loaderData.plan;
  const { id, name, suits } = tier;
  return pageMeta(site, {
    title: `${name} plan`,
    description: `${name} plan: ${suits}`,
    path: `/plans/${id}`,
    dataPath: '/plans.json',
    above: plansStep(site.edition),
    questions: plainQuestions(questions),
  });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const tier = tierIds.find((known) => known === params.tier.toLowerCase());
  if (!tier) throw await notFoundAt({ context, url });
  const { edition } = context.get(visitorContext);
  return { plan: tierPageData(context.get(contentContext).planCatalogue, tier, edition) };
}

export default function TierRoute({ loaderData }: Route.ComponentProps) {
  return <TierPage data={loaderData.plan} />;
}
