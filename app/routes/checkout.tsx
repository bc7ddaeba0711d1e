import { createContext, data, redirect } from 'react-router';
import {
  contentContext,
  draftLinksContext,
  leadIntakeContext,
  orderDraftsContext,
  orderPaymentsContext,
  providerDirectoryContext,
  siteContext,
  visitorContext,
} from '#app/context.ts';
import { CheckoutPage, titleOf } from '#app/features/buying/enrolment/checkout-page.tsx';
import {
  type Checkout,
  type CheckoutView,
  type UnknownPlan,
} from '#app/features/buying/enrolment/checkout.server.ts';
import {
  draftCookie,
  readDraftKey,
} from '#app/features/buying/enrolment/draft/draft-cookie.server.ts';
import { failForNow } from '#app/features/buying/enrolment/fail-for-now.server.ts';
import { planOffers } from '#app/features/buying/enrolment/plan-offers.server.ts';
import { showStep } from '#app/features/buying/enrolment/show-step.server.ts';
import { answerStep } from '#app/features/buying/enrolment/answer-step.server.ts';
import { findChoice, tierIds, type TierId } from '#app/features/buying/prices/price-list.ts';
import { quoteStart } from '#app/features/buying/quote/quote-page-data.ts';
import { dayInLagos } from '#app/kernel/days.ts';
import { readSentForm } from '#app/leads/form-requests.server.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import { unlistedMeta } from '#app/site/page-meta.ts';
import { privateHeaders } from '#app/site/route-headers.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/checkout';

export const handle = {
  offline: 'never',
  shell: 'checkout',
  examples: ['/checkout/gold', '/checkout/diamond'],
} satisfies PageHandle;

/** The step that answers a post, which the page then shows. */
const answerContext = createContext<CheckoutView | null>(null);

export { answerHeaders as headers } from '#app/site/route-headers.ts';

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(siteOf(matches), loaderData ? pageTitle(loaderData) : 'Buy a plan');
}

function pageTitle(view: CheckoutView | UnknownPlan): string {
  if (view.kind === 'unknown') return 'Buy a plan';
  const isFaulty = Object.keys(view.errors).length > 0;
  return `${isFaulty ? 'Error: ' : ''}${titleOf(view)}`;
}

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const answer = context.get(answerContext);
  if (answer) return data(answer);
  const tier = findChoice(tierIds, params.chosenPlan.toLowerCase());
  const catalogue = context.get(contentContext).planCatalogue;
  if (!tier) {
    const plans = planOffers(catalogue, context.get(visitorContext).edition);
    const query = url.searchParams.toString();
    const unknown: UnknownPlan = { kind: 'unknown', asked: params.chosenPlan, plans, query };
    return data(unknown, { status: 404 });
  }
  const key = await readDraftKey(request);
  const asked = {
    checkout: checkoutOf(context, tier),
    drafts: context.get(orderDraftsContext),
    key,
    parameters: url.searchParams,
    start: quoteStart(catalogue, tier, context.get(visitorContext).edition),
  };
  const shown = await showStep(asked).catch(failForNow);
  if (shown.kind === 'go') throw redirect(shown.path, { headers: privateHeaders });
  // Without a key the page is the same for everyone.
  const isPrivate = key !== undefined || shown.view.notice !== undefined;
  return data(shown.view, isPrivate ? { headers: privateHeaders } : {});
}

/** Keeps a step, and leads to the next or shows it again with its errors. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const tier = findChoice(tierIds, params.chosenPlan.toLowerCase());
  if (!tier) throw data('There is no such plan.', { status: 404 });
  const answer = await answerStep({
    checkout: checkoutOf(context, tier),
    drafts: context.get(orderDraftsContext),
    key: await readDraftKey(request),
    form: await readSentForm(request),
    parameters: url.searchParams,
    intake: context.get(leadIntakeContext),
    payments: context.get(orderPaymentsContext),
  }).catch(failForNow);
  const answerHeaders = new Headers(privateHeaders);
  if (answer.key !== undefined) {
    answerHeaders.set(
      'set-cookie',
      await draftCookie(answer.key, context.get(siteContext).siteUrl),
    );
  }
  if (answer.kind === 'go') throw redirect(answer.path, { status: 303, headers: answerHeaders });
  context.set(answerContext, answer.view);
  return data(null, { status: answer.status, headers: answerHeaders });
}

type Context = Route.LoaderArgs['context'];

function checkoutOf(context: Context, tier: TierId): Checkout {
  const { version, note } = context.get(contentContext).contract;
  return {
    catalogue: context.get(contentContext).planCatalogue,
    directory: context.get(providerDirectoryContext),
    tier,
    canMail: context.get(draftLinksContext) !== undefined,
    edition: context.get(visitorContext).edition,
    today: dayInLagos(Date.now()),
    startWithin: context.get(contentContext).identity.promises.startWithin,
    contract: { version, note },
  };
}

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage view={loaderData} />;
}
