import { contentContext } from '#app/context.ts';
import { StoryPage } from '#app/features/company/story/story-page.tsx';
import { contentMeta } from '#app/site/page-meta.ts';
import type { Route } from './+types/story';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.story, { path: '/story' });
}

export function loader({ context }: Route.LoaderArgs) {
  const { story, offices } = context.get(contentContext);
  return { story, offices };
}

export default function StoryRoute({ loaderData }: Route.ComponentProps) {
  return <StoryPage {...loaderData} />;
}
