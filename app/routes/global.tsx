import { newsContext } from '#app/context.ts';
import { homeMeta } from '#app/features/home/home-meta.ts';
import { DiasporaHome } from '#app/features/home/diaspora/diaspora-home.tsx';
import { LatestPosts } from '#app/features/news/latest-posts.tsx';
import { siteOf } from '#app/location/use-site.ts';
import type { Route } from './+types/global';

export function meta({ matches }: Route.MetaArgs) {
  return homeMeta(siteOf(matches));
}

export function loader({ context }: Route.LoaderArgs) {
  return { news: context.get(newsContext).latest(3) };
}

export default function Global({ loaderData }: Route.ComponentProps) {
  const posts = loaderData.news;
  return <DiasporaHome latestPosts={<LatestPosts posts={posts} />} />;
}
