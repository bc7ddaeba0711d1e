import { data } from 'react-router';
import { contentContext } from '#app/context.ts';
import { enquiryForms } from '#app/features/company/work-with-us/enquiry.schemas.ts';
import {
  enquiryIds,
  workWithUsPath,
} from '#app/features/company/work-with-us/work-with-us.schema.ts';
import { WorkWithUsPage } from '#app/features/company/work-with-us/work-with-us-page.tsx';
import { findForm, formPath } from '#app/leads/form-path.ts';
import { withThanks } from '#app/leads/form-requests.server.ts';
import { saveForm } from '#app/leads/save-lead.server.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import { contentMeta } from '#app/site/page-meta.ts';
import type { Route } from './+types/work-with-us';

export const handle = { cacheParameters: ['form'] } satisfies PageHandle;

export { loaderHeaders as headers } from '#app/site/route-headers.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.work, { path: workWithUsPath });
}

export function loader({ context, url }: Route.LoaderArgs) {
  return withThanks(url, {
    work: context.get(contentContext).workWithUs,
    sentForm: findForm(url, enquiryIds),
  });
}

export async function action(args: Route.ActionArgs) {
  const id = findForm(args.url, enquiryIds);
  if (!id) throw data('This page has no such form.', { status: 405 });
  return saveForm(args, { form: enquiryForms[id], thanksPath: formPath(workWithUsPath, id) });
}

export default function WorkWithUsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { work, sentForm, thanks } = loaderData;
  return <WorkWithUsPage work={work} sentForm={sentForm} answer={actionData ?? thanks} />;
}
