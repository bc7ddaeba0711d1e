import { data } from 'react-router';
import { newsContext } from '#app/context.ts';
import { PostPage } from '#app/features/news/post/post-page.tsx';
import { postMeta } from '#app/features/news/news-meta.ts';
import { postPath } from '#app/features/news/news-paths.ts';
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
  return loaderData ? postMeta(siteOf(matches), loaderData.post) : [];
}

export function loader({ context, params }: Route.LoaderArgs) {
  const news = context.get(newsContext);
  const view = news.find(params.slug);
  if (view) return view;
  const similar = news.findSimilar(params.slug);
  const suggestions = similar.map(({ slug, title }) => ({ title, path: postPath(slug) }));
  throw data({ suggestions }, { status: 404 });
}

export default function PostRoute({ loaderData }: Route.ComponentProps) {
  return <PostPage key={loaderData.post.slug} view={loaderData} />;
}
