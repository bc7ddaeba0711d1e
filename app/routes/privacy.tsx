import { data } from 'react-router';
import { contentContext } from '#app/context.ts';
import { PrivacyPage } from '#app/features/information/privacy-request/privacy-page.tsx';
import { privacyRequestForm } from '#app/features/information/privacy-request/privacy-request.schema.ts';
import { withThanks } from '#app/leads/form-requests.server.ts';
import { saveForm } from '#app/leads/save-lead.server.ts';
import { contentMeta } from '#app/site/page-meta.ts';
import type { Route } from './+types/privacy';

export { loaderHeaders as headers } from '#app/site/route-headers.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.page, { path: '/privacy' });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(contentContext).pages.get('privacy');
  if (!page) throw data('Not found', { status: 404 });
  return withThanks(url, { page });
}

export async function action(args: Route.ActionArgs) {
  return saveForm(args, { form: privacyRequestForm, thanksPath: '/privacy' });
}

export default function PrivacyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, thanks } = loaderData;
  return <PrivacyPage page={page} answer={actionData ?? thanks} />;
}
