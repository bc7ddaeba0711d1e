import { contentContext } from '#app/context.ts';
import { parseMedicineQuery } from '#app/features/medicines/medicine-paths.ts';
import { MedicinesPage } from '#app/features/medicines/medicines-page.tsx';
import type { PageHandle } from '#app/site/page-handle.ts';
import { contentMeta } from '#app/site/page-meta.ts';
import type { Route } from './+types/medicines';

export const handle = {
  cacheParameters: ['plan'],
  examples: ['/medicines?plan=bronze', '/medicines?q=amoxicilin', '/medicines?q=xyzzy'],
} satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.content, { path: '/medicines' });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { medicines } = context.get(contentContext);
  const query = parseMedicineQuery(url.searchParams);
  return {
    content: medicines.page,
    query,
    found: query.words === '' ? undefined : medicines.find(query.words),
  };
}

export default function MedicinesRoute({ loaderData }: Route.ComponentProps) {
  return <MedicinesPage {...loaderData} />;
}
