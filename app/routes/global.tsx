import { newsContext } from '#app/context.ts';
import { homeMeta } from '#app/features/home/home-meta.ts';
import { DiasporaHome } from '#app/features/home/home-chunks.ts';
import { LatestPosts } from '#app/features/news/latest-posts.tsx';
import type { Route } from './+types/global';

export function meta({ matches }: Route.MetaArgs) {
  return homeMeta(matches[0].loaderData);
}

export function loader({ context }: Route.LoaderArgs) {
  return { news: context.get(newsContext).latest(3) };
}

export default function Global({ loaderData }: Route.ComponentProps) {
  return <DiasporaHome latestPosts={<LatestPosts posts={loaderData.news} />} />;
}
