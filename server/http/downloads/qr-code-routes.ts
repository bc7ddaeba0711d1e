import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contactCardPath } from '#app/features/qr-code/qr-code-paths.ts';
import { sendProblem } from '#server/http/api/problem.ts';
import type { Services } from '#server/compose/services.ts';
import { contactCard } from '#server/qr-codes/contact-card.ts';
import { drawQrPng, drawQrSvg } from '#server/qr-codes/draw-qr-code.ts';

const oneHour = 'public, max-age=3600';

interface Drawing {
  readonly extension: string;
  readonly contentType: string;
  readonly draw: (payload: string) => Promise<Buffer> | string;
}

const drawings: readonly Drawing[] = [
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

function sendDrawing({ qrCodes, settings }: Services, drawing: Drawing) {
  // Bounded by the number of targets in the content file.
  const files = new Map<string, Promise<Buffer | string>>();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { searchParams } = new URL(request.url, settings.SITE_URL);
    const targetId = searchParams.get('target') ?? qrCodes.page.targets[0].id;
    const payload = qrCodes.findPayload(targetId);
    if (payload === undefined)
      return sendProblem(reply, 404, 'There is no QR code for this target.');
    const file = files.get(targetId) ?? Promise.resolve(drawing.draw(payload));
    files.set(targetId, file);
    return reply
      .type(drawing.contentType)
      .header('content-disposition', `inline; filename="qr-${targetId}.${drawing.extension}"`)
      .header('cache-control', oneHour)
      .send(await file);
  };
}
