import { contentContext, siteSearchContext, visitorContext } from '#app/context.ts';
import {
  countInWords,
  parseQuestion,
  totalOf,
  type SearchAnswer,
} from '#app/features/search/search-answer.ts';
import { SearchPage } from '#app/features/search/search-page.tsx';
import { isTooShort } from '#app/ui/search-box/is-too-short.ts';
import { unlistedMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import type { Route } from './+types/search';

export const handle = {
  examples: ['/search?q=malaria', '/search?q=xyzzy'],
} satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { answer } = loaderData;
  const title =
    answer.kind === 'found' ? `${countInWords(answer.total)} for “${answer.words}”` : 'Search';
  const description = `Search the pages, plans, answers, articles, medicines and hospitals of ${site.identity.name}.`;
  // Results lead to pages that search engines know already.
  return unlistedMeta(site, title, description);
}

export async function loader({
  context,
  url,
}: Route.LoaderArgs): Promise<{ readonly answer: SearchAnswer }> {
  const words = parseQuestion(url.searchParams);
  if (words === '') return { answer: { kind: 'nothing-asked' } };
  if (isTooShort(words)) return { answer: { kind: 'too-short', words } };
  const { edition } = context.get(visitorContext);
  const groups = await context.get(siteSearchContext).search(words, edition);
  const total = totalOf(groups);
  const urgent = context.get(contentContext).urgent.find(words);
  return { answer: { kind: 'found', words, total, groups, urgent } };
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage answer={loaderData.answer} />;
}
