import type { Edition } from '#app/location/edition.ts';
import { readBody, readHead, type PageBody } from './read-page.ts';

/** A page that search engines and the site's own search know. */
export interface SitePage extends PageBody {
  readonly path: string;
  /** Without the insurer's name behind it. */
  readonly title: string;
  readonly description: string;
}

/** The site's own pages, read from what the site itself renders. */
export interface PageList {
  pages(edition: Edition): Promise<readonly SitePage[]>;
  /** Reads anew when it is next asked, because pages have changed. */
  forget(): void;
}

/** Renders one page as a visitor of an edition gets it. */
export type ReadPage = (
  path: string,
  edition: Edition,
) => Promise<{ readonly status: number; readonly html: string }>;

interface PageListOptions {
  /** Every address without parameters, in the order of their weight. */
  readonly paths: readonly string[];
  readonly readPage: ReadPage;
  readonly siteUrl: string;
  /** The insurer's name, which ends every title. */
  readonly name: string;
}

/**
 * Lists the pages by asking the site for each of them: a new page is found by machines as soon as
 * it has a route, under the very title and description it shows. Pages that do not answer, or do not
 * want to be listed, are left out.
 */
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

/** One after another, so that visitors' requests get their turn. */
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
  const head = readHead(html);
  if (!head.isIndexable || head.canonical !== siteUrl + path) return undefined;
  const title = titleWithoutName(head.title, name);
  return { path, title, description: head.description, ...readBody(html) };
}

/** Titles end with the insurer's name, which says nothing within its own site. */
export function titleWithoutName(title: string, name: string): string {
  const suffix = ` | ${name}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}
