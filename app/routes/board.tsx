import { companyContext } from '#app/context.ts';
import { BoardChunk } from '#app/features/company/company-chunks.ts';
import { siteOf } from '#app/location/use-site.ts';
import type { Route } from './+types/board';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!loaderData || !site) return [];
  const { title, description } = loaderData.board;
  return [
    { title: `${title} | ${site.identity.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${site.siteUrl}/board` },
  ];
}

export function loader({ context }: Route.LoaderArgs) {
  return { board: context.get(companyContext).board };
}

export default function BoardRoute({ loaderData }: Route.ComponentProps) {
  return <BoardChunk board={loaderData.board} />;
}
