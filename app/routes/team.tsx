import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { companyContext } from '#app/context.ts';
import { TeamPage } from '#app/features/company/people/team-page.tsx';
import { pageMeta } from '#app/location/page-meta.ts';
import { siteOf } from '#app/location/use-site.ts';
import type { Route } from './+types/team';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData.team;
  return pageMeta(siteOf(matches), { title, description, path: '/team' });
}

export function loader({ context }: Route.LoaderArgs) {
  return { team: context.get(companyContext).team };
}

/** Everybody is there already: another department asks the server for nothing. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const isSamePage = change.currentUrl.pathname === change.nextUrl.pathname;
  return isSamePage ? false : change.defaultShouldRevalidate;
}

export default function TeamRoute({ loaderData }: Route.ComponentProps) {
  return <TeamPage team={loaderData.team} />;
}
