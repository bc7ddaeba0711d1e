import type { FastifyInstance, FastifyRequest } from 'fastify';
import { editionCurrency } from '#app/features/buying/prices/edition-currency.ts';
import { parseQuote } from '#app/features/buying/quote/parse-quote.ts';
import { priceQuote } from '#app/features/buying/quote/price-quote.ts';
import { readQuoteValues } from '#app/features/buying/quote/quote-fields.ts';
import type { Edition } from '#app/location/edition.ts';
import type { Services } from '#server/http/services.ts';

/** GET /quote.pdf: the quote that the calculator gives for the same parameters, as a document. */
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
    // The calculator says at the field what is missing.
    if (outcome?.kind !== 'priced') return reply.redirect(`/insurance-calculator${search}`, 303);
    // The PDF writer takes memory and time to load: not before the first request for a document.
    const { writeQuotePdf } = await import('#server/quotes/quote-pdf.ts');
    const document = await writeQuotePdf({
      quote: outcome.quote,
      catalogue,
      identity,
      siteUrl: settings.SITE_URL,
      edition,
      now: new Date(),
    });
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="quote-${asked?.tier}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(document);
  });
}
