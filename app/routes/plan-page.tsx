import { data } from 'react-router';
import { contentContext, visitorContext } from '#app/context.ts';
import { salesContact } from '#app/features/buying/page/sales-contact.ts';
import { planPageSlugs, type PlanPageSlug } from '#app/features/buying/plans/catalogue.types.ts';
import { completeOffer } from '#app/features/buying/plans/offer/complete-offer.ts';
import { offerPath, readOfferChoice } from '#app/features/buying/plans/offer/offer-page-data.ts';
import { offerSchema } from '#app/features/buying/plans/offer/offer.schema.ts';
import { peopleFieldNames } from '#app/features/buying/plans/people/people-values.ts';
import { PlanPage } from '#app/features/buying/plans/plan-page.tsx';
import { plainQuestions } from '#app/features/buying/plans/sections/plan-text.tsx';
import { plansStep } from '#app/features/buying/plans/plan-paths.ts';
import { planPageData } from '#app/features/buying/plans/plan-page-data.ts';
import { readSentForm, withThanks } from '#app/leads/form-requests.server.ts';
import { saveForm } from '#app/leads/save-lead.server.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/plan-page';

export const handle = { cacheParameters: peopleFieldNames } satisfies PageHandle;

export { loaderHeaders as headers } from '#app/site/route-headers.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { title, description, slug, questions } = loaderData.plan.page;
  return pageMeta(site, {
    title,
    description,
    path: `/${slug}`,
    dataPath: '/plans.json',
    above: plansStep(site.edition),
    questions: plainQuestions(questions),
  });
}

/** The pages of single plans share this route; the path's first segment says which one. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { edition } = context.get(visitorContext);
  const plan = planPageData(context.get(contentContext).planCatalogue, {
    slug: slugOf(url),
    edition,
    parameters: url.searchParams,
    insurer: salesContact(edition, context.get(contentContext).identity),
    now: new Date(),
  });
  return withThanks(url, { plan });
}

/** Saves the request for a group's offer. The price in it is our own, whatever was sent. */
export async function action(args: Route.ActionArgs) {
  const { request, context, url } = args;
  const catalogue = context.get(contentContext).planCatalogue;
  const slug = slugOf(url);
  const { buyer } = catalogue.pages[slug][context.get(visitorContext).edition];
  if (buyer !== 'staff' && buyer !== 'association') {
    throw data('This page has no form.', { status: 405 });
  }
  const sent = await readSentForm(request);
  completeOffer(sent, buyer, catalogue);
  return saveForm(args, {
    form: { kind: 'quote', schema: offerSchema(buyer, catalogue.prices.groups) },
    thanksPath: offerPath(`/${slug}`, readOfferChoice(sent)),
    sent,
  });
}

function slugOf(url: URL): PlanPageSlug {
  const path = url.pathname.split('/')[1]?.toLowerCase() ?? '';
  const slug = planPageSlugs.find((known) => known === path);
  if (!slug) throw data('Not found', { status: 404 });
  return slug;
}

export default function PlanRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, thanks } = loaderData;
  return <PlanPage data={plan} answer={actionData ?? thanks} />;
}
