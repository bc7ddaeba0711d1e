import { siteSearchContext, visitorContext } from '#app/context.ts';
import {
  countInWords,
  isTooShort,
  parseQuestion,
  totalOf,
  type SearchAnswer,
} from '#app/features/search/search-answer.ts';
import { SearchPage } from '#app/features/search/search-page.tsx';
import { siteOf } from '#app/site/use-site.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import type { Route } from './+types/search';

export const handle = {
  examples: ['/search?q=malaria', '/search?q=xyzzy'],
} satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!loaderData) return [];
  const answer = loaderData.answer;
  const title =
    answer.kind === 'found' ? `${countInWords(answer.total)} for “${answer.words}”` : 'Search';
  return [
    { title: `${title} | ${site.identity.name}` },
    {
      name: 'description',
      content: `Search the pages, plans, answers, articles and hospitals of ${site.identity.name}.`,
    },
    // Results lead to pages that search engines know already.
    { name: 'robots', content: 'noindex' },
  ];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const words = parseQuestion(url.searchParams);
  if (words === '') return answered({ kind: 'nothing-asked' });
  if (isTooShort(words)) return answered({ kind: 'too-short', words });
  const { edition } = context.get(visitorContext);
  const groups = await context.get(siteSearchContext).search(words, edition);
  const total = totalOf(groups);
  return answered({ kind: 'found', words, total, groups });
}

function answered(answer: SearchAnswer) {
  return { answer };
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage answer={loaderData.answer} />;
}
