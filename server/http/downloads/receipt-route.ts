import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/compose/services.ts';
import { findReceipt } from '#server/enrolment/find-receipt.ts';
import { sendProblem } from '#server/http/api/problem.ts';
import { storeFailureReason } from '#server/store/store-error.ts';

/** Serves the receipt of a paid instalment, by the token of its link, as a PDF. */
export function registerReceipt(app: FastifyInstance, services: Services): void {
  const { planCatalogue: catalogue, identity, settings, leads, log } = services;

  async function find(token: string) {
    try {
      return { receipt: await findReceipt(leads.store, token) };
    } catch (error) {
      log.error({ reason: storeFailureReason(error) }, 'receipt not available: store failed');
      return undefined;
    }
  }

  app.get('/receipt.pdf', async (request, reply) => {
    const { searchParams } = new URL(request.url, settings.SITE_URL);
    void reply.header('cache-control', 'private, no-store');
    const found = await find(searchParams.get('request') ?? '');
    if (!found) return sendProblem(reply, 503, 'The receipt can’t be read now. Try again later.');
    const { receipt } = found;
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
