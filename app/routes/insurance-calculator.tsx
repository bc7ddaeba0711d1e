import { data } from 'react-router';
import { contentContext, visitorContext } from '#app/context.ts';
import { QuotePage } from '#app/features/buying/quote/quote-page.tsx';
import { salesContact } from '#app/features/buying/page/sales-contact.ts';
import { quoteFieldNames } from '#app/features/buying/party/party-fields.ts';
import {
  findQuoteForLead,
  quotePageData,
  quoteStart,
} from '#app/features/buying/quote/quote-page-data.ts';
import { findCallTimes } from '#app/features/buying/quote/send/call-time.server.ts';
import { sendQuoteSchema } from '#app/features/buying/quote/send/send-quote.schema.ts';
import { textIn } from '#app/kernel/form-answer.ts';
import { readSentForm, withThanks } from '#app/leads/form-requests.server.ts';
import { saveForm } from '#app/leads/save-lead.server.ts';
import { findCountry } from '#app/site/countries.ts';
import { frameParameter, isFramed } from '#app/site/framed.ts';
import { lgasOfState } from '#app/site/nigeria/lgas.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { siteOf } from '#app/site/use-site.ts';
import type { Route } from './+types/insurance-calculator';

export const handle = {
  cacheParameters: [...quoteFieldNames, frameParameter],
  offline: 'always',
  examples: [
    '/insurance-calculator/gold?who=family&age=34&spouse=32&children=2&compare=silver&state=lagos',
    '/insurance-calculator',
    '/insurance-calculator?frame=1',
    '/insurance-calculator/gold?who=me&age=30',
    '/insurance-calculator?who=family&age=34&spouse=17&children=2',
    '/insurance-calculator?who=staff&people=30',
  ],
} satisfies PageHandle;

export { loaderHeaders as headers } from '#app/site/route-headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const { name } = site.identity;
  const description =
    site.edition === 'NG'
      ? `What a health plan of ${name} costs you, your family, your staff or your association: the price in naira as you type, line by line. No phone number needed.`
      : `What a health plan of ${name} costs for your people in Nigeria: the price in dollars, pounds, euros or naira as you type, line by line.`;
  return pageMeta(site, { title: 'Get a Quote', description, path: '/insurance-calculator' });
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { edition } = context.get(visitorContext);
  const catalogue = context.get(contentContext).planCatalogue;
  const quote = quotePageData(catalogue, {
    parameters: url.searchParams,
    start: quoteStart(catalogue, params.purchase, edition),
    lgasOfState,
    edition,
    insurer: salesContact(edition, context.get(contentContext).identity),
  });
  return withThanks(url, { quote: quote });
}

/** Keeps the request for a written quote. The price in it is our own, whatever was sent. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params, url } = args;
  const { edition } = context.get(visitorContext);
  const catalogue = context.get(contentContext).planCatalogue;
  const start = quoteStart(catalogue, params.purchase, edition);
  const quote = findQuoteForLead(url.searchParams, catalogue, start);
  if (!quote) throw data('No quote belongs to this address.', { status: 400 });
  const sent = await readSentForm(request);
  const path = `/insurance-calculator?${quote.query}`;
  sent.set('quote', path);
  sent.set('price', quote.price);
  sent.set('covered', quote.covered);
  sent.set('country', quote.country);
  setCallTimes(sent);
  // In the quote dialog's frame the thanks stand alone too.
  return saveForm(args, {
    form: { kind: 'quote', schema: sendQuoteSchema },
    country: findCountry(url.searchParams.get('country') ?? '')?.id,
    thanksPath: isFramed(url.searchParams) ? `${path}&frame=1` : path,
    sent,
  });
}

/** Adds the time of the call in words, for the caller and for staff. */
function setCallTimes(sent: FormData): void {
  const text = (name: string) => textIn(sent, name).trim();
  const times = findCallTimes(text('callDay'), text('callTime'), text('zone'));
  sent.set('callLocal', times?.callLocal ?? '');
  sent.set('callLagos', times?.callLagos ?? '');
}

export default function InsuranceCalculator({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, thanks } = loaderData;
  return <QuotePage data={quote} answer={actionData ?? thanks} />;
}
