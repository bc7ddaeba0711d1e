import { data } from 'react-router';
import { canMailContext } from '#app/context.ts';
import { ReturnPage } from '#app/features/buying/enrolment/return/return-page.tsx';
import { returnPath } from '#app/features/buying/enrolment/return/return-view.ts';
import { returnFormAt } from '#app/features/buying/enrolment/return/return.schema.ts';
import { withThanks } from '#app/leads/form-requests.server.ts';
import { saveForm } from '#app/leads/save-lead.server.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import { unlistedMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/checkout-return';

export const handle = { offline: 'never', shell: 'checkout' } satisfies PageHandle;

export { loaderHeaders as headers } from '#app/site/route-headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(siteOf(matches), 'Continue your order');
}

export function loader({ context, url }: Route.LoaderArgs) {
  return withThanks(url, { canMail: context.get(canMailContext) });
}

/** Saves the request alike for orders that exist and those that don't; the mail comes afterwards. */
export async function action(args: Route.ActionArgs) {
  // Sent from a page of before the mail server was taken away: the page says whom to call.
  if (!args.context.get(canMailContext)) return data(undefined, { status: 503 });
  return saveForm(args, { form: returnFormAt(Date.now()), thanksPath: returnPath });
}

export default function CheckoutReturnRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { canMail, thanks } = loaderData;
  return <ReturnPage answer={actionData ?? thanks} canMail={canMail} />;
}
