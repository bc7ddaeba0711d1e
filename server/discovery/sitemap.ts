/** One address that search engines may list. */
export interface SitemapEntry {
  readonly address: string;
  /** Day or moment of the last change, as ISO 8601. */
  readonly changedAt: string | undefined;
  /** Address of its picture. */
  readonly picture: string | undefined;
}

/** More addresses than this are parted into several files (the protocol allows 50,000). */
export const mostInOneFile = 10_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

/** A list of addresses. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ address, changedAt, picture }) =>
    element(
      'url',
      element('loc', escapeXml(address)) +
        (changedAt === undefined ? '' : element('lastmod', changedAt)) +
        (picture === undefined
          ? ''
          : element('image:image', element('image:loc', escapeXml(picture)))),
    ),
  );
  return `${declaration}<urlset xmlns="${namespace}" xmlns:image="${imageNamespace}">${urls.join('')}</urlset>\n`;
}

/** A list of such lists. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const files = addresses.map((address) => element('sitemap', element('loc', escapeXml(address))));
  return `${declaration}<sitemapindex xmlns="${namespace}">${files.join('')}</sitemapindex>\n`;
}

/** The entries in parts of a size that a file may have. */
export function partsOf<Entry>(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const parts: (readonly Entry[])[] = [];
  for (let from = 0; from < entries.length; from += mostInOneFile) {
    parts.push(entries.slice(from, from + mostInOneFile));
  }
  return parts;
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

/** Of what may stand in an address, XML minds these only. */
function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/'/g, '&apos;').replace(/</g, '&lt;');
}
