import { data, redirect } from 'react-router';
import { contentContext, memberListsContext, retryAfterContext } from '#app/context.ts';
import { MembersPage } from '#app/features/buying/enrolment/members/members-page.tsx';
import { answerMembers } from '#app/features/buying/enrolment/members/answer-members.server.ts';
import { dayInLagos } from '#app/kernel/days.ts';
import { readSentFile } from '#app/leads/form-requests.server.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import { unlistedMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/members';

export const handle = {
  offline: 'never',
  shell: 'checkout',
  examples: ['/checkout/members?request=no-such-request'],
} satisfies PageHandle;

export { allPrivate as headers } from '#app/site/route-headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(siteOf(matches), 'Your members');
}

export function loader({ context, url }: Route.LoaderArgs) {
  return answer({ url, ...sourcesOf(context) });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readSentFile(request);
  const sent = { form, retryAfterSeconds: context.get(retryAfterContext) };
  return answer({ url, ...sourcesOf(context), sent });
}

async function answer(asked: Parameters<typeof answerMembers>[0]) {
  const answered = await answerMembers(asked);
  if (answered.kind === 'saved') throw redirect(answered.path, 303);
  return data(answered.view, { status: answered.status });
}

function sourcesOf(context: Route.LoaderArgs['context']) {
  return {
    lists: context.get(memberListsContext),
    catalogue: context.get(contentContext).planCatalogue,
    today: dayInLagos(Date.now()),
  };
}

export default function MembersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MembersPage view={actionData ?? loaderData} />;
}
