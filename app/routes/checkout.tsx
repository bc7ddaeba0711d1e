import { data, redirect } from 'react-router';
import {
  identityContext,
  leadIntakeContext,
  orderPaymentsContext,
  planCatalogueContext,
  providerDirectoryContext,
  visitorContext,
} from '#app/context.ts';
import { CheckoutPage } from '#app/features/buying/enrolment/checkout-page.tsx';
import {
  planName,
  viewOf,
  type Checkout,
  type UnknownPlan,
} from '#app/features/buying/enrolment/checkout.server.ts';
import { startDraft, takeStep } from '#app/features/buying/enrolment/take-step.server.ts';
import { tierIds, type TierId } from '#app/features/buying/prices/price-list.ts';
import { quoteStart } from '#app/features/buying/quote/quote-page-data.ts';
import { dayInLagos } from '#app/kernel/days.ts';
import { readSentForm, takesJson } from '#app/leads/form-requests.server.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import { unlistedMeta } from '#app/site/page-meta.ts';
import { privateHeaders } from '#app/site/private-headers.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/checkout';

export const handle = {
  offline: 'never',
  examples: ['/checkout/gold', '/checkout/diamond'],
} satisfies PageHandle;

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('cache-control') ? actionHeaders : loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(siteOf(matches), 'Buy a plan');
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const tier = findTier(params.chosenPlan);
  const catalogue = context.get(planCatalogueContext);
  const { edition } = context.get(visitorContext);
  if (!tier) {
    const plans = tierIds.map((id) => planName(catalogue, id));
    const query = url.searchParams.toString();
    const unknown: UnknownPlan = { kind: 'unknown', asked: params.chosenPlan, plans, query };
    return data(unknown, { status: 404 });
  }
  const checkout = checkoutOf(context, tier);
  const draft = startDraft(url.searchParams, quoteStart(catalogue, tier, edition));
  return data(await viewOf(checkout, draft, { step: 'who' }));
}

/** Nothing is kept before the last step: what was filled in travels in the form itself. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const tier = findTier(params.chosenPlan);
  if (!tier) throw data('There is no such plan.', { status: 404 });
  const taken = await takeStep({
    checkout: checkoutOf(context, tier),
    form: await readSentForm(request),
    maySend: url.searchParams.get('step') === 'pay',
    intake: context.get(leadIntakeContext),
    desk: context.get(orderPaymentsContext),
  });
  if (taken.kind === 'saved') {
    if (takesJson(request)) return data(taken, { headers: privateHeaders });
    throw redirect(taken.path, 303);
  }
  return data(taken.view, { status: taken.status, headers: privateHeaders });
}

type Context = Route.LoaderArgs['context'];

function checkoutOf(context: Context, tier: TierId): Checkout {
  return {
    catalogue: context.get(planCatalogueContext),
    directory: context.get(providerDirectoryContext),
    tier,
    edition: context.get(visitorContext).edition,
    today: dayInLagos(Date.now()),
    startWithin: context.get(identityContext).promises.startWithin,
  };
}

function findTier(name: string): TierId | undefined {
  return tierIds.find((tier) => tier === name.toLowerCase());
}

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData?.kind === 'step' ? actionData : undefined;
  return <CheckoutPage start={loaderData} answer={answer} />;
}
