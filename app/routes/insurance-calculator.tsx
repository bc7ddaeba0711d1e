import { planCatalogueContext, visitorContext } from '#app/context.ts';
import { QuoteChunk } from '#app/features/buying/quote/quote-chunk.ts';
import { quotePageData } from '#app/features/buying/quote/quote-page-data.ts';
import { pack, unpack } from '#app/kernel/packed/packed.ts';
import { lgasOfState } from '#app/location/nigeria/lgas.ts';
import type { Route } from './+types/insurance-calculator';

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!site) return [];
  const { name } = site.identity;
  const description =
    site.edition === 'NG'
      ? `What a health plan of ${name} costs you, your family, your staff or your association: the price in naira as you type, line by line. No phone number needed.`
      : `What a health plan of ${name} costs for your people in Nigeria: the price in dollars, pounds or naira as you type, line by line.`;
  return [
    { title: `Get a Quote | ${name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${site.siteUrl}/insurance-calculator` },
  ];
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { edition } = context.get(visitorContext);
  const data = quotePageData(context.get(planCatalogueContext), {
    parameters: url.searchParams,
    purchase: params.purchase,
    edition,
    lgasOfState,
  });
  return { quote: pack(data) };
}

export default function InsuranceCalculator({ loaderData }: Route.ComponentProps) {
  const { quote } = loaderData;
  // A link from one quote to another begins the form anew.
  return <QuoteChunk key={quote} data={unpack(quote)} />;
}
