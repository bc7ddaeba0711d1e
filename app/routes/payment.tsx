import { data, redirect } from 'react-router';
import {
  canMailContext,
  contentContext,
  orderPaymentsContext,
  requestLogContext,
  visitorContext,
} from '#app/context.ts';
import { unavailable } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import { PaymentPage } from '#app/features/buying/enrolment/payment/payment-page.tsx';
import {
  findArrival,
  isCorrection,
  paymentPath,
  paymentViewOf,
} from '#app/features/buying/enrolment/payment/payment-view.server.ts';
import { planOffers } from '#app/features/buying/enrolment/plan-offers.server.ts';
import { answerAddress } from '#app/features/buying/enrolment/answer-address.server.ts';
import { dayInLagos } from '#app/kernel/days.ts';
import { answerStatus } from '#app/kernel/form-answer.ts';
import { readSentForm } from '#app/leads/form-requests.server.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import { unlistedMeta } from '#app/site/page-meta.ts';
import { privateHeaders } from '#app/site/route-headers.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/payment';

/** In the address of an order's page, after a correction that came too late. */
const refusedAddress = 'address-refused';

export const handle = {
  offline: 'never',
  shell: 'checkout',
  examples: ['/checkout/payment?request=no-such-request'],
} satisfies PageHandle;

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const seconds = actionHeaders.get('retry-after');
  return { ...privateHeaders, ...(seconds !== null && { 'retry-after': seconds }) };
}

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(siteOf(matches), 'Payment');
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('request');
  const content = context.get(contentContext);
  if (token === null) {
    const { edition } = context.get(visitorContext);
    return { kind: 'none', plans: planOffers(content.planCatalogue, edition) } as const;
  }
  try {
    const payments = context.get(orderPaymentsContext);
    const order = await payments.find(token, findArrival(url));
    if (!order && (await payments.hasEnded(token))) {
      return data({ kind: 'ended' } as const, { status: 410 });
    }
    if (!order) return data({ kind: 'unknown' } as const, { status: 404 });
    const path = paymentPath({ token: order.token, currency: order.amount?.currency });
    // An order's link leads to its next payment. Naira and dollars have separate pages.
    if (!isAt(url, path)) throw redirect(path, 302);
    return paymentViewOf(order, {
      catalogue: content.planCatalogue,
      promises: content.identity.promises,
      bankTransfer: content.bankTransfer,
      today: dayInLagos(Date.now()),
      canMail: context.get(canMailContext),
      isAddressRefused: url.searchParams.has(refusedAddress),
    });
  } catch (error) {
    return data(unavailable(error), { status: 503 });
  }
}

function isAt({ pathname, searchParams }: URL, path: string): boolean {
  return `${pathname}?request=${searchParams.get('request')}` === path;
}

/** Begins a payment, or corrects the email address of the order. */
export async function action(args: Route.ActionArgs) {
  return isCorrection(args.url) ? correct(args) : pay(args);
}

async function correct({ request, context, url }: Route.ActionArgs) {
  const token = url.searchParams.get('request') ?? '';
  const form = await readSentForm(request);
  let path = pageOf(url);
  const answer = await answerAddress(form, async (email) => {
    const payments = context.get(orderPaymentsContext);
    const corrected = await payments.correctEmail(token, email).catch(unavailable);
    if (corrected.kind === 'corrected') ({ path } = corrected);
    // An order that has ended says so itself.
    if (corrected.kind === 'refused') path += `&${refusedAddress}`;
    const isFailure = corrected.kind === 'too-many' || corrected.kind === 'unavailable';
    return isFailure ? corrected : undefined;
  });
  if (answer.kind === 'saved') throw redirect(path, 303);
  return data({ kind: 'correction', answer } as const, { status: answerStatus[answer.kind] });
}

/** The page that leads on to the payment service. */
async function pay({ request, context, url }: Route.ActionArgs) {
  await readSentForm(request);
  const token = url.searchParams.get('request') ?? '';
  try {
    const answer = await context.get(orderPaymentsContext).pay(token);
    if (answer.kind === 'redirect') return { kind: 'redirect', url: answer.url } as const;
    if (answer.kind === 'too-many') {
      const retryAfter = String(answer.retryAfterSeconds);
      return data(answer, { status: 429, headers: { 'retry-after': retryAfter } });
    }
    if (answer.kind === 'nothing-due') throw redirect(pageOf(url), 303);
    return data(answer, { status: 503 });
  } catch (error) {
    const answer = unavailable(error);
    context.get(requestLogContext).error(error, 'a payment could not be begun');
    return data(answer, { status: 503 });
  }
}

function pageOf({ pathname, searchParams }: URL): string {
  return `${pathname}?request=${encodeURIComponent(searchParams.get('request') ?? '')}`;
}

export default function PaymentRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentPage view={loaderData} answer={actionData} />;
}
