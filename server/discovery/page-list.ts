import type { Edition } from '#app/site/edition.ts';
import { planPageSlugs } from '#app/features/buying/plans/catalogue.types.ts';
import { readHtml, type PageBody } from './read-page.ts';

/** A page listed for search engines and the site search. */
export interface SitePage extends PageBody {
  readonly path: string;
  /** Without the insurer's name. */
  readonly title: string;
  readonly description: string;
}

export interface PageList {
  pages(edition: Edition): Promise<readonly SitePage[]>;
  /** Discards the list, because pages have changed. */
  forget(): void;
}

/** Renders one page as a visitor of an edition gets it. */
export type ReadPage = (
  path: string,
  edition: Edition,
) => Promise<{ readonly status: number; readonly html: string }>;

interface PageListOptions {
  /** Every path without parameters, most important first. */
  readonly paths: readonly string[];
  readonly readPage: ReadPage;
  readonly siteUrl: string;
  readonly name: string;
}

/** Lists pages by rendering each, so that a new route is found; skips those not to be listed. */
export function createPageList(options: PageListOptions): PageList {
  const known = new Map<Edition, Promise<readonly SitePage[]>>();
  return {
    pages(edition) {
      const list = known.get(edition) ?? readAll(options, edition);
      known.set(edition, list);
      list.catch(() => known.delete(edition));
      return list;
    },
    forget: () => known.clear(),
  };
}

/** Reads pages one by one, so that visitors' requests get their turn. */
async function readAll(options: PageListOptions, edition: Edition): Promise<readonly SitePage[]> {
  const pages: SitePage[] = [];
  for (const path of options.paths) {
    const page = await findPage(options, path, edition);
    if (page) pages.push(page);
  }
  return pages;
}

async function findPage(
  { readPage, siteUrl, name }: PageListOptions,
  path: string,
  edition: Edition,
): Promise<SitePage | undefined> {
  const { status, html } = await readPage(path, edition);
  if (status !== 200) return undefined;
  const { isIndexable, canonical, title, ...page } = readHtml(html);
  if (!isIndexable || canonical !== siteUrl + path) return undefined;
  return { path, ...page, title: titleWithoutName(title, name) };
}

/** Drops the insurer's name, which ends every title and says nothing on its own site. */
function titleWithoutName(title: string, name: string): string {
  const suffix = ` | ${name}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

const planPaths = new Set<string>(planPageSlugs.map((slug) => `/${slug}`));

/** Whether a page is about plans that visitors can buy. */
export function isPlanPath(path: string): boolean {
  return planPaths.has(path) || path.startsWith('/plans/');
}
