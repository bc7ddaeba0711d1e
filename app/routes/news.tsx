import { data } from 'react-router';
import { contentContext, newsContext } from '#app/context.ts';
import { NewsPage } from '#app/features/news/list/news-page.tsx';
import { newsMeta } from '#app/features/news/news-meta.ts';
import { parseNewsQuery } from '#app/features/news/news-paths.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/news';

export const handle = {
  showsNews: true,
  cacheParameters: ['category', 'page'],
  examples: ['/news?q=malaria', '/news?q=xyzzy', '/news?category=prevention'],
} satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return newsMeta(siteOf(matches), loaderData.news);
}

export function loader({ context, url }: Route.LoaderArgs) {
  const query = parseNewsQuery(url.searchParams);
  const news = context.get(newsContext).list(query);
  const urgent = context.get(contentContext).urgent.find(query.words);
  return data({ news, urgent }, { status: news.problem ? 404 : 200 });
}

export default function NewsRoute({ loaderData }: Route.ComponentProps) {
  return <NewsPage list={loaderData.news} urgent={loaderData.urgent} />;
}
