import { contentContext } from '#app/context.ts';
import { FaqsPage, plainFaqs } from '#app/features/help/faqs/faqs-page.tsx';
import { contentMeta } from '#app/site/page-meta.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import type { Route } from './+types/faqs';

export const handle = {
  examples: ['/faqs?open=all', '/faqs?q=card', '/faqs?q=xyzzy'],
} satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const questions = plainFaqs(loaderData?.groups ?? []);
  return contentMeta(matches, loaderData?.header, { path: '/faqs', questions });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { groups, ...header } = context.get(contentContext).faqs;
  const words = url.searchParams.get('q') ?? '';
  const isAllOpen = url.searchParams.get('open') === 'all';
  const dangers = context.get(contentContext).urgent;
  const urgent = { help: dangers.find(words), entries: dangers.entries };
  return { header, groups, words, isAllOpen, urgent };
}

export default function FaqsRoute({ loaderData }: Route.ComponentProps) {
  const { header, groups, ...asked } = loaderData;
  return <FaqsPage content={{ ...header, groups }} {...asked} />;
}
