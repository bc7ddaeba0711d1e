import { data } from 'react-router';
import { newsContext } from '#app/context.ts';
import { PostPage, PostMissing } from '#app/features/news/post/post-page.tsx';
import { postMeta } from '#app/features/news/news-meta.ts';
import { unlistedMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import type { Route } from './+types/post';

export const handle = {
  showsNews: true,
  examples: [
    '/posts/malaria-test-before-treatment',
    '/posts/what-an-hmo-does',
    '/posts/no-such-post',
  ],
} satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return loaderData?.news
    ? postMeta(site, loaderData.news.post)
    : unlistedMeta(site, 'Article not found');
}

export function loader({ context, params }: Route.LoaderArgs) {
  const news = context.get(newsContext);
  const view = news.find(params.slug);
  if (view) return { news: view, similar: [] };
  return data({ news: undefined, similar: news.findSimilar(params.slug) }, { status: 404 });
}

export default function PostRoute({ loaderData: { news, similar } }: Route.ComponentProps) {
  return news ? <PostPage key={news.post.slug} view={news} /> : <PostMissing similar={similar} />;
}
