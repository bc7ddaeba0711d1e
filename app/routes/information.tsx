import { data } from 'react-router';
import { contentContext } from '#app/context.ts';
import { InformationPage } from '#app/features/information/information-page.tsx';
import { contentMeta } from '#app/site/page-meta.ts';
import type { Route } from './+types/information';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = loaderData?.page;
  return contentMeta(matches, page, { path: `/${page?.slug}`, questions: page?.questions });
}

/** All information pages share this route; the path's first segment says which one. */
export function loader({ context, url }: Route.LoaderArgs) {
  const slug = url.pathname.split('/')[1]?.toLowerCase() ?? '';
  const page = context.get(contentContext).pages.get(slug);
  if (!page) throw data('Not found', { status: 404 });
  return { page };
}

export default function InformationRoute({ loaderData }: Route.ComponentProps) {
  return <InformationPage page={loaderData.page} />;
}
