import { newsPath, postPath, socialPicturePath } from '#app/features/news/news-paths.ts';
import type { News } from '#app/features/news/news.ports.ts';
import { facilityPath } from '#app/features/providers/directory/facility-path.ts';
import { DirectoryUnavailableError } from '#app/features/providers/directory/provider-directory.ports.ts';
import type { Services } from '#server/compose/services.ts';
import { pagePicturePath } from '#app/site/picture-paths.ts';
import type { Discovery } from '#server/compose/open-discovery.ts';
import { element, xmlDocument } from '#server/xml.ts';

/** Lists every indexable address: pages, articles, facilities. */
export async function sitemapEntries(
  { settings, library, directory }: Services,
  discovery: Pick<Discovery, 'pageList' | 'pageDates'>,
): Promise<readonly SitemapEntry[]> {
  const origin = settings.SITE_URL;
  return [
    ...(await pageEntries(origin, discovery)),
    ...newsEntries(origin, library.news),
    ...(await facilityEntries(origin, directory)),
  ];
}

async function pageEntries(
  origin: string,
  { pageList, pageDates }: Pick<Discovery, 'pageList' | 'pageDates'>,
): Promise<readonly SitemapEntry[]> {
  const pages = await pageList.pages('NG');
  const dates = await pageDates.of(pages);
  return pages.map(({ path }) => ({
    address: origin + path,
    changedAt: dates.get(path),
    picture: origin + pagePicturePath(path),
  }));
}

function newsEntries(origin: string, news: News): readonly SitemapEntry[] {
  const categories = news.categories().map(({ slug }) => ({
    address: origin + newsPath({ category: slug }),
  }));
  const posts = news.posts().map(({ slug, updatedAt, publishedAt, picture }) => ({
    address: origin + postPath(slug),
    changedAt: updatedAt ?? publishedAt,
    picture: origin + (picture?.src ?? socialPicturePath(slug)),
  }));
  return [...categories, ...posts];
}

/** Leaves facilities out while the directory is unavailable. */
async function facilityEntries(
  origin: string,
  directory: Services['directory'],
): Promise<readonly SitemapEntry[]> {
  try {
    const { facilities, isSample } = await directory.list();
    // The sample is invented.
    const listed = isSample ? [] : facilities;
    return listed.map((facility) => ({
      address: encodeURI(origin + facilityPath(facility)),
      changedAt: facility.verifiedOn,
    }));
  } catch (error) {
    if (error instanceof DirectoryUnavailableError) return [];
    throw error;
  }
}

interface SitemapEntry {
  readonly address: string;
  /** Day or time of the last change, as ISO 8601. */
  readonly changedAt?: string | undefined;
  readonly picture?: string;
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
