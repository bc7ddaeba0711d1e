import { element, xmlDocument } from '#server/xml.ts';

export interface SitemapEntry {
  readonly address: string;
  /** Day or time of the last change, as ISO 8601. */
  readonly changedAt: string | undefined;
  readonly picture: string | undefined;
}

/** The protocol allows 50,000 addresses in a file. */
export const mostInOneFile = 10_000;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

/** A sitemap file. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ address, changedAt, picture }) =>
    element('url', [
      element('loc', address),
      ...(changedAt === undefined ? [] : [element('lastmod', changedAt)]),
      ...(picture === undefined ? [] : [element('image:image', [element('image:loc', picture)])]),
    ]),
  );
  return xmlDocument(element('urlset', urls, { xmlns: namespace, 'xmlns:image': imageNamespace }));
}

/** An index of sitemap files. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const files = addresses.map((address) => element('sitemap', [element('loc', address)]));
  return xmlDocument(element('sitemapindex', files, { xmlns: namespace }));
}

/** Splits the entries into files. */
export function partsOf<Entry>(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  return Array.from({ length: Math.ceil(entries.length / mostInOneFile) }, (_, index) =>
    entries.slice(index * mostInOneFile, (index + 1) * mostInOneFile),
  );
}
