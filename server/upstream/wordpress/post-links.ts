import type { Attributes, Tag } from 'sanitize-html';

export interface LinkContext {
  /** Base address of relative links. */
  readonly base: string;
  /** Finds the slug of the post at a WordPress address. */
  readonly findSlug: (url: URL) => string | undefined;
}

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** A link's attributes: posts open here, others in a new tab; undefined for "javascript:". */
export function findHref(
  href: string | undefined,
  context: LinkContext,
): Record<string, string> | undefined {
  const url = parseLink(href, context.base);
  if (!url) return undefined;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { href: url.href };
  const slug = context.findSlug(url);
  if (slug !== undefined) return { href: `/posts/${encodeURIComponent(slug)}` };
  return { href: url.href, ...outside };
}

/** Parses a web address as browsers do. */
export function findWebAddress(href: string | undefined, base: string): URL | undefined {
  const url = parseLink(href, base);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

function parseLink(href: string | undefined, base: string): URL | undefined {
  // Anchors within the page lead nowhere, because ids are dropped.
  if (href === undefined || href.trim() === '' || href.trim().startsWith('#')) return undefined;
  const url = URL.parse(href, `${base}/`);
  if (!url || !/^(https?|mailto|tel):$/.test(url.protocol)) return undefined;
  // User names in addresses are used for phishing.
  return url.username === '' && url.password === '' ? url : undefined;
}

const youTubePlayer = /^\/embed\/([\w-]{6,20})$/;

/** Replaces an embedded frame or film with a link, so that no other site learns of readers. */
export function embedLink(attribs: Attributes, context: LinkContext): Tag {
  const url = findWebAddress(attribs['src'] ?? attribs['data'], context.base);
  const page = url && pageOf(url);
  const link = page && findHref(page.href, context);
  if (!page || !link) return { tagName: 'span', attribs: {} };
  return { tagName: 'a', attribs: link, text: `View embedded content on ${page.hostname}` };
}

function pageOf(url: URL): URL {
  const isYouTube = /^(www\.)?youtube(-nocookie)?\.com$/.test(url.hostname);
  const film = isYouTube ? youTubePlayer.exec(url.pathname)?.[1] : undefined;
  return film === undefined ? url : new URL(`https://www.youtube.com/watch?v=${film}`);
}
