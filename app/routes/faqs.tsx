import { data } from 'react-router';
import { faqsContext, visitorContext } from '#app/context.ts';
import { FaqsPage } from '#app/features/help/faqs/faqs-page.tsx';
import { pageMeta } from '#app/location/page-meta.ts';
import { siteOf } from '#app/location/use-site.ts';
import type { Route } from './+types/faqs';

/** Searches are as many as there are words: only the page before any search is kept. */
const notKept = { 'cache-control': 'private, no-store' };

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData.header;
  return pageMeta(siteOf(matches), { title, description, path: '/faqs' });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { edition } = context.get(visitorContext);
  const { groups, ...header } = context.get(faqsContext).page(edition);
  const words = url.searchParams.get('q') ?? '';
  const isAllOpen = url.searchParams.get('open') === 'all';
  const page = { header, groups, words, isAllOpen };
  return data(page, url.search === '' ? {} : { headers: notKept });
}

export default function FaqsRoute({ loaderData }: Route.ComponentProps) {
  const { header, groups, words, isAllOpen } = loaderData;
  return <FaqsPage content={{ ...header, groups }} words={words} isAllOpen={isAllOpen} />;
}
