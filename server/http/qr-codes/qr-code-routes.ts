import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contactCardPath } from '#app/features/qr-code/qr-code-paths.ts';
import { sendProblem } from '#server/http/api/problem.ts';
import type { Services } from '#server/http/services.ts';
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

/** GET /qr-code.svg and /qr-code.png: the code of a target as a file; the contact card as one. */
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
  // There are only as many as the content file has targets.
  const drawn = new Map<string, Promise<Buffer | string>>();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { searchParams } = new URL(request.url, settings.SITE_URL);
    const targetId = searchParams.get('target') ?? qrCodes.page.targets[0].id;
    const payload = qrCodes.findPayload(targetId);
    if (payload === undefined) return sendProblem(reply, 404, 'There is no such code.');
    const file = drawn.get(targetId) ?? Promise.resolve(drawing.draw(payload));
    drawn.set(targetId, file);
    return reply
      .type(drawing.contentType)
      .header('content-disposition', `inline; filename="qr-${targetId}.${drawing.extension}"`)
      .header('cache-control', oneHour)
      .send(await file);
  };
}
