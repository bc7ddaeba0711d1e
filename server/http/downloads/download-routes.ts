import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { memberTemplate } from '#app/features/buying/enrolment/members/member-template.ts';
import { templatePath } from '#app/features/buying/enrolment/members/member.ts';
import { readSpouses } from '#app/features/buying/plans/offer/offer-cover.ts';
import { editionCurrency } from '#app/features/buying/prices/price-list.ts';
import { parseQuote } from '#app/features/buying/party/party-codec.ts';
import { readQuoteValues } from '#app/features/buying/party/party-fields.ts';
import { findQuote, priceQuote, type Quote } from '#app/features/buying/party/price-party.ts';
import { textIn } from '#app/kernel/form-answer.ts';
import { contactCardPath } from '#app/features/qr-code/qr-code-paths.ts';
import type { Services } from '#server/compose/services.ts';
import { findReceipt } from '#server/enrolment/find-receipt.ts';
import { sendProblem } from '#server/http/api/problem.ts';
import { onceForEach } from '#server/once-for-each.ts';
import { contactCard } from '#server/qr-codes/contact-card.ts';
import { drawQrPng, drawQrSvg } from '#server/qr-codes/draw-qr-code.ts';
import { storeFailureReason } from '#server/store/store-error.ts';

/** Serves the file that groups fill in; not by the router, which drops its byte order mark. */
export function registerMemberTemplate(app: FastifyInstance): void {
  app.get(templatePath, (_request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="members.csv"')
      .send(Buffer.from(memberTemplate())),
  );
}

const oneHour = 'public, max-age=3600';

const drawings = [
  { extension: 'svg', contentType: 'image/svg+xml; charset=utf-8', draw: drawQrSvg },
  { extension: 'png', contentType: 'image/png', draw: drawQrPng },
];

/** Serves each target's QR code as SVG and PNG, and the contact card as a file. */
export function registerQrCodes(app: FastifyInstance, services: Services): void {
  for (const drawing of drawings) {
    app.get(`/qr-code.${drawing.extension}`, sendDrawing(services, drawing));
  }
  const { identity, settings } = services;
  app.get(contactCardPath, (_request, reply) =>
    reply
      .type('text/vcard; charset=utf-8')
      .header('content-disposition', 'attachment; filename="contact-card.vcf"')
      .header('cache-control', oneHour)
      .send(contactCard(identity, settings.SITE_URL)),
  );
}

function sendDrawing({ content, findQrPayload }: Services, drawing: (typeof drawings)[number]) {
  // Bounded by the number of targets in the content file.
  const files = onceForEach(async (payload: string) => drawing.draw(payload));
  return async ({ exchange }: FastifyRequest, reply: FastifyReply) => {
    const targetId = exchange.url.searchParams.get('target') ?? content.NG.qrCodes.targets[0].id;
    const payload = findQrPayload(targetId);
    if (payload === undefined)
      return sendProblem(reply, 404, 'There is no QR code for this target.');
    return reply
      .type(drawing.contentType)
      .header('content-disposition', `inline; filename="qr-${targetId}.${drawing.extension}"`)
      .header('cache-control', oneHour)
      .send(await files.get(payload));
  };
}

/** Serves the contract as a PDF, the same for everybody. */
export function registerContract(app: FastifyInstance, services: Services): void {
  const { contractFile } = services;
  app.get('/contract.pdf', async ({ exchange }, reply) => {
    const { version } = contractFile;
    if ((exchange.url.searchParams.get('version') ?? version) !== version) {
      return sendProblem(reply, 404, 'This version of the contract is not here. Ask us for it.');
    }
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="contract-${version}.pdf"`)
      .header('cache-control', oneHour)
      .send(await contractFile.read());
  });
}

/** Serves the calculator's quote for the same parameters as a PDF. */
export function registerQuotePdf(app: FastifyInstance, services: Services): void {
  const { identity, settings } = services;
  const { planCatalogue: catalogue } = services.content.NG;
  app.get('/quote.pdf', async ({ exchange: { url, edition } }, reply) => {
    const { search, searchParams } = url;
    const { request: asked, compareWith } = parseQuote(
      readQuoteValues(searchParams),
      catalogue.prices,
      {
        tier: catalogue.recommended,
        currency: editionCurrency(edition),
      },
    );
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
      offer: readOffer(
        searchParams,
        compareWith && findQuote({ ...outcome.quote.request, tier: compareWith }, catalogue.prices),
      ),
      now: new Date(),
    });
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="quote-${asked?.tier}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(document);
  });
}

/** Reads what makes a quote a group's offer. It has no words of the address: anyone can write one. */
function readOffer(parameters: URLSearchParams, second: Quote | undefined) {
  if (!parameters.has('offer')) return undefined;
  return { spouses: readSpouses(textIn(parameters, 'spouses')), second };
}

/** Serves the receipt of a paid instalment, by the token of its link, as a PDF. */
export function registerReceipt(app: FastifyInstance, services: Services): void {
  const { identity, leads, log } = services;
  const { planCatalogue: catalogue } = services.content.NG;
  app.get('/receipt.pdf', async ({ exchange }, reply) => {
    void reply.header('cache-control', 'private, no-store');
    const token = exchange.url.searchParams.get('request') ?? '';
    const receipt = await findReceipt(leads.store, token).catch((error: unknown) => {
      log.error({ reason: storeFailureReason(error) }, 'receipt not available: store failed');
      return 'unavailable' as const;
    });
    if (receipt === 'unavailable') {
      return sendProblem(reply, 503, 'The receipt can’t be read now. Try again later.');
    }
    if (!receipt) return sendProblem(reply, 404, 'There is no receipt at this link.');
    // Loaded on the first request: the PDF writer takes memory and time.
    const { writeReceiptPdf } = await import('#server/receipts/receipt-pdf.ts');
    const file = `receipt-${receipt.reference}-${receipt.number}.pdf`;
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${file}"`)
      .send(await writeReceiptPdf({ receipt, catalogue, identity }));
  });
}
