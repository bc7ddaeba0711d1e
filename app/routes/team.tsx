import { contentContext } from '#app/context.ts';
import { TeamPage } from '#app/features/company/people/people-pages.tsx';
import type { PageHandle } from '#app/site/page-handle.ts';
import { contentMeta } from '#app/site/page-meta.ts';
import type { Route } from './+types/team';

export const handle = {
  cacheParameters: ['department'],
  examples: ['/team?department=plans'],
} satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.team, { path: '/team' });
}

export function loader({ context }: Route.LoaderArgs) {
  return { team: context.get(contentContext).team };
}

export default function TeamRoute({ loaderData }: Route.ComponentProps) {
  return <TeamPage team={loaderData.team} />;
}
