import { data } from 'react-router';
import {
  identityContext,
  leadIntakeContext,
  planCatalogueContext,
  visitorContext,
} from '#app/context.ts';
import { QuotePage } from '#app/features/buying/quote/quote-page.tsx';
import { salesContact } from '#app/features/buying/ask/sales-contact.ts';
import { quoteFieldNames } from '#app/features/buying/quote/quote-fields.ts';
import { findQuoteForLead } from '#app/features/buying/quote/quote-for-lead.ts';
import { quotePageData, quoteStart } from '#app/features/buying/quote/quote-page-data.ts';
import { sendQuoteLeadForm } from '#app/features/buying/quote/send-quote-lead-form.ts';
import { readSentForm, withThanks } from '#app/leads/form-requests.server.ts';
import { takeForm } from '#app/leads/take-form.server.ts';
import { lgasOfState } from '#app/location/nigeria/lgas.ts';
import type { PageHandle } from '#app/location/page-handle.ts';
import { pageMeta } from '#app/location/page-meta.ts';
import { siteOf } from '#app/location/use-site.ts';
import type { Route } from './+types/insurance-calculator';

export const handle = {
  cacheParameters: [...quoteFieldNames, 'frame'],
  keptOffline: 'always',
} satisfies PageHandle;

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const { name } = site.identity;
  const description =
    site.edition === 'NG'
      ? `What a health plan of ${name} costs you, your family, your staff or your association: the price in naira as you type, line by line. No phone number needed.`
      : `What a health plan of ${name} costs for your people in Nigeria: the price in dollars, pounds or naira as you type, line by line.`;
  return pageMeta(site, { title: 'Get a Quote', description, path: '/insurance-calculator' });
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { edition } = context.get(visitorContext);
  const catalogue = context.get(planCatalogueContext);
  const quote = quotePageData(catalogue, {
    parameters: url.searchParams,
    start: quoteStart(catalogue, params.purchase, edition),
    lgasOfState,
    edition,
    insurer: salesContact(edition, context.get(identityContext)),
  });
  return withThanks(url, { quote: quote });
}

/** Keeps the request for a written quote. The price in it is our own, whatever was sent. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { edition } = context.get(visitorContext);
  const catalogue = context.get(planCatalogueContext);
  const start = quoteStart(catalogue, params.purchase, edition);
  const quote = findQuoteForLead(url.searchParams, catalogue, start);
  if (!quote) throw data('No quote belongs to this address.', { status: 400 });
  const sent = await readSentForm(request);
  const path = `/insurance-calculator?${quote.query}`;
  sent.set('quote', path);
  sent.set('price', quote.price);
  // In the quote dialog's frame the thanks stand alone too.
  const isFramed = url.searchParams.get('frame') === '1';
  return takeForm(request, {
    form: sendQuoteLeadForm,
    intake: context.get(leadIntakeContext),
    thanksPath: isFramed ? `${path}&frame=1` : path,
    sent,
  });
}

export default function InsuranceCalculator({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, thanks } = loaderData;
  return <QuotePage data={quote} answer={actionData ?? thanks} />;
}
