import { data } from 'react-router';
import { contentContext } from '#app/context.ts';
import { GetCarePage } from '#app/features/help/get-care/get-care-page.tsx';
import { reimbursementForm } from '#app/features/help/get-care/reimbursement.schema.ts';
import { readSentMessage } from '#app/features/help/get-care/sent-message.ts';
import type { FieldValues } from '#app/kernel/form-answer.ts';
import { findForm, formPath } from '#app/leads/form-path.ts';
import { readSentForm, withThanks } from '#app/leads/form-requests.server.ts';
import { saveForm } from '#app/leads/save-lead.server.ts';
import { getCarePath } from '#app/site/get-care-path.ts';
import { contentMeta } from '#app/site/page-meta.ts';
import { privateHeaders } from '#app/site/route-headers.ts';
import type { Route } from './+types/get-care';

export { answerHeaders as headers } from '#app/site/route-headers.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.care, { path: getCarePath });
}

export function loader({ url, context }: Route.LoaderArgs) {
  return withThanks(url, { care: context.get(contentContext).getCare });
}

/** Saves a request for reimbursement; of a message it writes only the answer. */
export async function action(args: Route.ActionArgs) {
  if (findForm(args.url, ['message'])) {
    const { problems } = args.context.get(contentContext).getCare.refused;
    const message: FieldValues = readSentMessage(await readSentForm(args.request), problems);
    return data({ kind: 'message' as const, message }, { headers: privateHeaders });
  }
  return saveForm(args, {
    form: reimbursementForm,
    thanksPath: formPath(getCarePath, 'reimbursement'),
  });
}

export default function GetCareRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { care, thanks } = loaderData;
  if (actionData?.kind === 'message') {
    return <GetCarePage care={care} message={actionData.message} />;
  }
  return <GetCarePage care={care} answer={actionData ?? thanks} />;
}
