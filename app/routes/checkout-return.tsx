import { data, redirect } from 'react-router';
import { returnCodesContext } from '#app/context.ts';
import { ReturnPage } from '#app/features/buying/enrolment/return/return-page.tsx';
import { emptyReturn } from '#app/features/buying/enrolment/return/return-view.ts';
import { takeReturn } from '#app/features/buying/enrolment/return/take-return.server.ts';
import { readSentForm } from '#app/leads/form-requests.server.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import { unlistedMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/checkout-return';

export const handle = { offline: 'never' } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(siteOf(matches), 'Continue your order');
}

export function loader({ context }: Route.LoaderArgs) {
  return { canMail: context.get(returnCodesContext) !== undefined };
}

/** Mails a code, or opens the payment page with one. */
export async function action({ request, context }: Route.ActionArgs) {
  const codes = context.get(returnCodesContext);
  const form = await readSentForm(request);
  // Sent from a page of before the mail server was taken away: the page says whom to call.
  if (!codes) return data(emptyReturn, { status: 503 });
  const taken = await takeReturn(codes, form);
  if (taken.kind === 'open') throw redirect(`/checkout/payment?request=${taken.token}`, 303);
  return data(taken.view, { status: taken.status });
}

export default function CheckoutReturnRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReturnPage view={actionData ?? emptyReturn} canMail={loaderData.canMail} />;
}
