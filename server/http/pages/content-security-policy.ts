import { createHash } from 'node:crypto';

/** What differs from one operator to another. */
export interface PolicyOptions {
  /** Origin of the operator's own quote form, which the dialog's frame shows instead of ours. */
  readonly frameOrigins: readonly string[];
  /** Origins of pictures, besides our own: map tiles. */
  readonly imageOrigins: readonly string[];
  /** Whether the site is served over TLS, so that plain addresses can be upgraded. */
  readonly isTls: boolean;
}

/** What differs from one page to another. */
interface PagePolicy extends PolicyOptions {
  /** Whether pages of our own may show this one in a frame; nobody else's may. */
  readonly isFramed: boolean;
}

/** A script within the page; what is JSON does not run. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>/;
const inlineStyle = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g;

/**
 * A strict policy for one finished page: scripts are files of our own, and inline styles are allowed
 * by their hashes, so that the page can be cached and needs no nonce.
 */
export function contentSecurityPolicy(html: string, options: PagePolicy): string {
  const directives = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' ${hashesOf(html, inlineStyle)}`,
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

/** The tag of code in a finished page that the policy above keeps from running. */
export function findBlockedCode(html: string): string | undefined {
  return inlineScript.exec(html)?.[0];
}

function hashesOf(html: string, pattern: RegExp): string {
  const texts = new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''));
  return [...texts]
    .filter((text) => text !== '')
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ');
}
