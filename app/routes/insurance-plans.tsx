import { contentContext, providerDirectoryContext, visitorContext } from '#app/context.ts';
import { fitData } from '#app/features/buying/fit/fit-data.ts';
import { FitSection } from '#app/features/buying/fit/fit-section.tsx';
import { findOwnHospital } from '#app/features/buying/fit/own-hospital.server.ts';
import { ComparisonPage } from '#app/features/buying/plans/compare/comparison-page.tsx';
import { comparisonData } from '#app/features/buying/plans/plan-page-data.ts';
import { plainQuestions } from '#app/features/buying/plans/sections/plan-text.tsx';
import type { PageHandle } from '#app/site/page-handle.ts';
import { contentMeta } from '#app/site/page-meta.ts';
import type { Route } from './+types/insurance-plans';

export const handle = {
  cacheParameters: ['pay', 'currency', 'first', 'second', 'differences'],
  examples: [
    '/insurance-plans?who=family&age=34&spouse=32&children=2&care=much&birth=10&illness=1&hospital=clinic',
    '/insurance-plans?who=me&age=&care=some',
  ],
} satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = loaderData?.comparison.page;
  return contentMeta(matches, page, {
    path: '/insurance-plans',
    dataPath: '/plans.json',
    questions: plainQuestions(page?.questions ?? []),
  });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { edition } = context.get(visitorContext);
  const catalogue = context.get(contentContext).planCatalogue;
  const parameters = url.searchParams;
  const hospital = await findOwnHospital(context.get(providerDirectoryContext), parameters);
  return {
    comparison: comparisonData(catalogue, edition, parameters, hospital),
    fit: fitData(catalogue, { edition, parameters, hospital }),
  };
}

export default function InsurancePlans({ loaderData }: Route.ComponentProps) {
  const { comparison, fit } = loaderData;
  return (
    <ComparisonPage data={comparison}>
      <FitSection data={fit} />
    </ComparisonPage>
  );
}
