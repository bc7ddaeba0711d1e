import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StatusPage } from '#app/features/status/status-page.tsx';
import {
  contentSecurityPolicy,
  type PolicyOptions,
} from '#server/http/pages/content-security-policy.ts';
import type { SiteInfo } from '#server/metrics/gauges.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { readStatus } from '#server/status/read-status.ts';

interface StatusSender {
  readonly metrics: Metrics;
  readonly info: SiteInfo;
  readonly siteName: string;
  readonly policyOptions: PolicyOptions;
}

/** Creates what sends the status page, rendered each time. */
export function createStatusSender({ metrics, info, siteName, policyOptions }: StatusSender) {
  return async (reply: FastifyReply): Promise<FastifyReply> => {
    const figures = await metrics.figures();
    const report = readStatus({ figures, info, siteName, nowMs: Date.now() });
    const page = renderToStaticMarkup(createElement(StatusPage, { report }));
    const html = `<!doctype html>${page}`;
    const policy = contentSecurityPolicy(html, { ...policyOptions, isFramed: false });
    return reply
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(html);
  };
}
