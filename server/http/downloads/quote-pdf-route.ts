import type { FastifyInstance, FastifyRequest } from 'fastify';
import { editionCurrency } from '#app/features/buying/prices/price-list.ts';
import { parseQuote } from '#app/features/buying/quote/price/parse-quote.ts';
import { priceQuote } from '#app/features/buying/quote/price/price-quote.ts';
import { readQuoteValues } from '#app/features/buying/quote/price/quote-fields.ts';
import type { Edition } from '#app/site/edition.ts';
import type { Services } from '#server/compose/services.ts';

/** Serves the calculator's quote for the same parameters as a PDF. */
export function registerQuotePdf(
  app: FastifyInstance,
  services: Services,
  editionOf: (request: FastifyRequest) => Edition,
): void {
  const { planCatalogue: catalogue, identity, settings } = services;
  app.get('/quote.pdf', async (request, reply) => {
    const { search, searchParams } = new URL(request.url, settings.SITE_URL);
    const edition = editionOf(request);
    const { request: asked } = parseQuote(readQuoteValues(searchParams), catalogue.prices, {
      tier: catalogue.recommended,
      currency: editionCurrency(edition),
    });
    const outcome = asked && priceQuote(asked, catalogue.prices);
    // The calculator shows the errors beside its fields.
    if (outcome?.kind !== 'priced') return reply.redirect(`/insurance-calculator${search}`, 303);
    // Loaded on the first request: the PDF writer takes memory and time.
    const { writeQuotePdf } = await import('#server/quotes/quote-pdf.ts');
    const document = await writeQuotePdf({
      quote: outcome.quote,
      catalogue,
      identity,
      siteUrl: settings.SITE_URL,
      edition,
      reference: /^[0-9A-F]{8}$/.exec(searchParams.get('reference') ?? '')?.[0],
      now: new Date(),
    });
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="quote-${asked?.tier}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(document);
  });
}
