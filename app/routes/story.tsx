import { companyContext } from '#app/context.ts';
import { StoryPage } from '#app/features/company/story/story-page.tsx';
import { pageMeta } from '#app/location/page-meta.ts';
import { siteOf } from '#app/location/use-site.ts';
import type { Route } from './+types/story';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData;
  return pageMeta(siteOf(matches), { title, description, path: '/story' });
}

export function loader({ context }: Route.LoaderArgs) {
  const { story, offices } = context.get(companyContext);
  const { title, description } = story;
  return { title, description, packed: { story, offices } };
}

export default function StoryRoute({ loaderData }: Route.ComponentProps) {
  const page = loaderData.packed;
  return <StoryPage {...page} />;
}
