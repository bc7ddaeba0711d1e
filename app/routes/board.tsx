import { contentContext } from '#app/context.ts';
import { BoardPage } from '#app/features/company/people/people-pages.tsx';
import { contentMeta } from '#app/site/page-meta.ts';
import type { Route } from './+types/board';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.board, { path: '/board' });
}

export function loader({ context }: Route.LoaderArgs) {
  return { board: context.get(contentContext).board };
}

export default function BoardRoute({ loaderData }: Route.ComponentProps) {
  return <BoardPage board={loaderData.board} />;
}
