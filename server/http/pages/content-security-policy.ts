import { createHash } from 'node:crypto';
import { trustedTypesPolicies } from '#app/ui/trusted-types.ts';

interface PagePolicy {
  /** Origin of an external quote form shown in the dialog's frame. */
  readonly frameOrigins: readonly string[];
  /** Other origins of images: map tiles. */
  readonly imageOrigins: readonly string[];
  readonly isTls: boolean;
  /** True when the site's own pages may frame this one; no other site may. */
  readonly isFramed: boolean;
}

/** Matches inline scripts, except JSON, which does not run. */
const inlineScript = /<script(?![^<>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^<>]*>/;
const inlineStyle = /<style(?:\s[^<>]*)?>([^<]*(?:<(?!\/?style)[^<]*)*)<\/style>/g;

/** Builds a strict policy for one page; styles by hash, because a nonce would rule out caching. */
export function contentSecurityPolicy(html: string, options: PagePolicy): string {
  const directives = [
    `default-src 'none'`,
    `script-src 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${trustedTypesPolicies.join(' ')}`,
    `style-src 'self' ${styleHashes(html)}`,
    [`img-src 'self' data:`, ...options.imageOrigins].join(' '),
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `frame-src ${options.frameOrigins.join(' ') || "'self'"}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors ${options.isFramed ? "'self'" : "'none'"}`,
    ...(options.isTls ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.map((directive) => directive.trim()).join('; ');
}

/** Finds the tag of an inline script that the policy blocks. */
export function findBlockedCode(html: string): string | undefined {
  return inlineScript.exec(html)?.[0];
}

function styleHashes(html: string): string {
  const texts = new Set([...html.matchAll(inlineStyle)].map((match) => match[1] ?? ''));
  return [...texts]
    .filter((text) => text !== '')
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ');
}
