import { useMemo } from 'react';
import { newsContext } from '#app/context.ts';
import { homeMeta } from '#app/features/home/home-meta.ts';
import { DiasporaHome } from '#app/features/home/home-chunks.ts';
import { LatestPosts } from '#app/features/news/latest-posts.tsx';
import { pack, unpack } from '#app/kernel/packed/packed.ts';
import { siteOf } from '#app/location/use-site.ts';
import type { Route } from './+types/global';

export function meta({ matches }: Route.MetaArgs) {
  return homeMeta(siteOf(matches));
}

export function loader({ context }: Route.LoaderArgs) {
  return { news: pack(context.get(newsContext).latest(3)) };
}

export default function Global({ loaderData }: Route.ComponentProps) {
  const posts = useMemo(() => unpack(loaderData.news), [loaderData.news]);
  return <DiasporaHome latestPosts={<LatestPosts posts={posts} />} />;
}
