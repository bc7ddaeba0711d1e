import { newsPath, postPath, socialPicturePath } from '#app/features/news/news-paths.ts';
import type { News } from '#app/features/news/news.ports.ts';
import { facilityPath } from '#app/features/providers/directory/facility-path.ts';
import { DirectoryUnavailableError } from '#app/features/providers/directory/provider-directory.ports.ts';
import type { SitemapEntry } from '#server/discovery/sitemap.ts';
import type { Services } from '#server/compose/services.ts';
import { pagePicturePath } from '#app/site/picture-paths.ts';
import type { Discovery } from '#server/compose/open-discovery.ts';

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
    changedAt: undefined,
    picture: undefined,
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
    const facilities = await directory.facilities();
    return facilities.map((facility) => ({
      address: encodeURI(origin + facilityPath(facility)),
      changedAt: facility.verifiedOn,
      picture: undefined,
    }));
  } catch (error) {
    if (error instanceof DirectoryUnavailableError) return [];
    throw error;
  }
}
