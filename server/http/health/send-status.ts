import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StatusPage } from '#app/features/status/status-page.tsx';
import type { Services } from '#server/compose/services.ts';
import { contentSecurityPolicy } from '#server/http/pages/content-security-policy.ts';
import { readStatus } from '#server/status/read-status.ts';

/** Sends the status page, rendered each time. */
export async function sendStatus(
  { metrics, info, identity, policyOptions }: Services,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const figures = await metrics.figures();
  const report = readStatus({ figures, info, siteName: identity.name, nowMs: Date.now() });
  const page = renderToStaticMarkup(createElement(StatusPage, { report }));
  const html = `<!doctype html>${page}`;
  const policy = contentSecurityPolicy(html, { ...policyOptions, isFramed: false });
  return reply
    .header('content-security-policy', policy)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
}
