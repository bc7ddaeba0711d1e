/** What a link in a post may mean. */
export interface LinkContext {
  /** Address of the WordPress, on which relative links stand. */
  readonly base: string;
  /** Slug of the post that WordPress shows at an address; undefined for all other addresses. */
  readonly findSlug: (url: URL) => string | undefined;
}

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

/**
 * The attributes of a link that may be followed: to a post within our own pages, to anything else
 * in a tab of its own. Undefined for what is no web address, such as "javascript:".
 */
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

/** A web address, read as a browser reads it, control characters and all. */
export function findWebAddress(href: string | undefined, base: string): URL | undefined {
  const url = parseLink(href, base);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

function parseLink(href: string | undefined, base: string): URL | undefined {
  // Anchors of the page lead nowhere: ids are not kept.
  if (href === undefined || href.trim() === '' || href.trim().startsWith('#')) return undefined;
  const url = URL.parse(href, `${base}/`);
  if (!url || !/^(https?|mailto|tel):$/.test(url.protocol)) return undefined;
  // A name before the host serves to pass one site off as another.
  return url.username === '' && url.password === '' ? url : undefined;
}
