import { data } from 'react-router';
import { leavingContext } from '#app/context.ts';
import { LeavePage } from '#app/features/newsletter/newsletter-pages.tsx';
import {
  answerLink,
  leaveStatus,
  viewLink,
  type LeaveView,
} from '#app/features/newsletter/leave-view.ts';
import { readSentForm } from '#app/leads/form-requests.server.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import { unlistedMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/unsubscribe';

export const handle = {
  offline: 'never',
  examples: ['/unsubscribe?key=no-such-key'],
} satisfies PageHandle;

export { allPrivate as headers } from '#app/site/route-headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(siteOf(matches), 'Unsubscribe from our emails');
}

export function loader({ context, url }: Route.LoaderArgs) {
  return withStatus(viewLink(context.get(leavingContext), url.searchParams.get('key')));
}

/** Leaves at once: by the page's button, or a mail program's one click (RFC 8058). */
export async function action({ request, context, url }: Route.ActionArgs) {
  const key = url.searchParams.get('key');
  const form = await readSentForm(request);
  return withStatus(await answerLink(context.get(leavingContext), key, form));
}

function withStatus(view: LeaveView) {
  return data(view, { status: leaveStatus[view.kind] });
}

export default function UnsubscribeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LeavePage view={actionData ?? loaderData} />;
}
