import { data, redirect } from 'react-router';
import {
  bankTransferContext,
  paymentDeskContext,
  planCatalogueContext,
  requestLogContext,
} from '#app/context.ts';
import { planName } from '#app/features/buying/enrolment/checkout.server.ts';
import { DeskUnavailableError } from '#app/features/buying/enrolment/payment-desk.ports.ts';
import { PaymentPage } from '#app/features/buying/enrolment/payment-page.tsx';
import {
  findArrival,
  paymentPath,
  paymentViewOf,
} from '#app/features/buying/enrolment/payment-view.server.ts';
import { tierIds } from '#app/features/buying/prices/price-list.ports.ts';
import { readSentForm } from '#app/leads/form-requests.server.ts';
import type { PageHandle } from '#app/location/page-handle.ts';
import { siteOf } from '#app/location/use-site.ts';
import type { Route } from './+types/payment';

export const handle = { keptOffline: 'never' } satisfies PageHandle;

/** Each page is for one visitor, and tells how things stand now. */
const privately = { 'cache-control': 'private, no-store' };

export function headers() {
  return privately;
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return [{ title: `Payment | ${site.identity.name}` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('request');
  const plans = tierIds.map((id) => planName(context.get(planCatalogueContext), id));
  if (token === null) return { kind: 'none', plans } as const;
  try {
    const order = await context.get(paymentDeskContext).find(token, findArrival(url));
    if (!order) return data({ kind: 'unknown', plans } as const, { status: 404 });
    const path = paymentPath(order);
    // Naira and dollars are paid at addresses of their own; a link to the other one leads here too.
    if (!path.startsWith(`${url.pathname}?`)) throw redirect(path, 302);
    return paymentViewOf(order, {
      catalogue: context.get(planCatalogueContext),
      bankTransfer: context.get(bankTransferContext),
    });
  } catch (error) {
    if (!(error instanceof DeskUnavailableError)) throw error;
    return data({ kind: 'unavailable' } as const, { status: 503 });
  }
}

/** Begins a payment: the page that comes leads on to the payment service. */
export async function action({ request, context, url }: Route.ActionArgs) {
  await readSentForm(request);
  const token = url.searchParams.get('request') ?? '';
  try {
    const answer = await context.get(paymentDeskContext).pay(token);
    if (answer.kind === 'go') return { kind: 'go', url: answer.url } as const;
    if (answer.kind === 'look') {
      throw redirect(`${url.pathname}?request=${encodeURIComponent(token)}`, 303);
    }
  } catch (error) {
    if (!(error instanceof DeskUnavailableError)) throw error;
    context.get(requestLogContext).error(error, 'a payment could not be begun');
  }
  return data({ kind: 'unavailable' } as const, { status: 503 });
}

export default function PaymentRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentPage view={loaderData} answer={actionData} />;
}
