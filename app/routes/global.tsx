import { newsContext } from '#app/context.ts';
import { homeMeta } from '#app/features/home/home-meta.ts';
import { DiasporaHome } from '#app/features/home/diaspora/diaspora-home.tsx';
import { LatestPosts } from '#app/features/news/card/latest-posts.tsx';
import type { PageHandle } from '#app/site/page-handle.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/global';

export const handle = { showsNews: true } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  // Also for visitors in Nigeria, whose header and footer stay Nigerian.
  return homeMeta({ ...siteOf(matches), edition: 'DG' });
}

export function loader({ context }: Route.LoaderArgs) {
  return { news: context.get(newsContext).latest(3) };
}

export default function Global({ loaderData }: Route.ComponentProps) {
  const posts = loaderData.news;
  return <DiasporaHome latestPosts={<LatestPosts posts={posts} />} />;
}
