import { contentContext } from '#app/context.ts';
import { BoardPage } from '#app/features/company/people/people-pages.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/board';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData.board;
  return pageMeta(siteOf(matches), { title, description, path: '/board' });
}

export function loader({ context }: Route.LoaderArgs) {
  return { board: context.get(contentContext).board };
}

export default function BoardRoute({ loaderData }: Route.ComponentProps) {
  return <BoardPage board={loaderData.board} />;
}
