import { contentContext, visitorContext } from '#app/context.ts';
import { InformationPage } from '#app/features/information/information-page.tsx';
import { contractPath } from '#app/site/contract-paths.ts';
import { contentMeta } from '#app/site/page-meta.ts';
import type { Route } from './+types/contract';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.page, { path: contractPath });
}

export function loader({ context }: Route.LoaderArgs) {
  return { page: context.get(contentContext).contract.pages[context.get(visitorContext).edition] };
}

export default function ContractRoute({ loaderData }: Route.ComponentProps) {
  return <InformationPage page={loaderData.page} />;
}
