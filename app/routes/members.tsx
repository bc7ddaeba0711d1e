import { data, redirect } from 'react-router';
import { memberListsContext, planCatalogueContext, retryAfterContext } from '#app/context.ts';
import { MembersPage } from '#app/features/buying/enrolment/members/members-page.tsx';
import {
  showMembers,
  takeMembers,
} from '#app/features/buying/enrolment/members/take-members.server.ts';
import { readSentFile } from '#app/leads/form-requests.server.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import { unlistedMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/members';

export const handle = {
  offline: 'never',
  examples: ['/checkout/members?request=no-such-request'],
} satisfies PageHandle;

export { headers } from '#app/site/private-headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(siteOf(matches), 'Your members');
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const shown = await showMembers({ url, ...sourcesOf(context) });
  if (shown.kind === 'saved') throw redirect(shown.path, 303);
  return data(shown.view, { status: shown.status });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const taken = await takeMembers({
    url,
    ...sourcesOf(context),
    form: await readSentFile(request),
    retryAfterSeconds: context.get(retryAfterContext),
  });
  if (taken.kind === 'saved') throw redirect(taken.path, 303);
  return data(taken.view, { status: taken.status });
}

function sourcesOf(context: Route.LoaderArgs['context']) {
  return {
    lists: context.get(memberListsContext),
    catalogue: context.get(planCatalogueContext),
    today: new Date().toISOString().slice(0, 10),
  };
}

export default function MembersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MembersPage view={actionData ?? loaderData} />;
}
