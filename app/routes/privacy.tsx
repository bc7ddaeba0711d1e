import { data } from 'react-router';
import { informationPagesContext, leadIntakeContext, visitorContext } from '#app/context.ts';
import { PrivacyPage } from '#app/features/information/privacy-request/privacy-page.tsx';
import { privacyRequestForm } from '#app/features/information/privacy-request/privacy-request-form.ts';
import { withThanks } from '#app/leads/form-requests.server.ts';
import { takeForm } from '#app/leads/take-form.server.ts';
import { pageMeta } from '#app/location/page-meta.ts';
import { siteOf } from '#app/location/use-site.ts';
import type { Route } from './+types/privacy';

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData;
  return pageMeta(siteOf(matches), { title, description, path: '/privacy' });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { edition } = context.get(visitorContext);
  const page = context.get(informationPagesContext).find('privacy', edition);
  if (!page) throw data('Not found', { status: 404 });
  const { title, description } = page;
  return withThanks(url, { title, description, packed: { page } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const intake = context.get(leadIntakeContext);
  return takeForm(request, { form: privacyRequestForm, intake, thanksPath: '/privacy' });
}

export default function PrivacyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { packed, thanks } = loaderData;
  const { page } = packed;
  return <PrivacyPage page={page} answer={actionData ?? thanks} />;
}
