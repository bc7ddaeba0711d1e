import { contentContext } from '#app/context.ts';
import { StoryPage } from '#app/features/company/story/story-page.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/story';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData.story;
  return pageMeta(siteOf(matches), { title, description, path: '/story' });
}

export function loader({ context }: Route.LoaderArgs) {
  const { story, offices } = context.get(contentContext);
  return { story, offices };
}

export default function StoryRoute({ loaderData }: Route.ComponentProps) {
  return <StoryPage {...loaderData} />;
}
