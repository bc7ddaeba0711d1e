import { DomUtils, parseDocument } from 'htmlparser2';
import { ask } from './ask.ts';

/** A page that the crawler met. */
export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  readonly html: string;
  /** Addresses of this site that it leads to, as written. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

interface CrawlOptions {
  readonly address: string;
  readonly start: string;
  readonly cookie: string;
  /** Whether an address is worth a visit; asked once for each. */
  readonly isVisited: (path: string) => boolean;
}

const together = 4;

/** Visits a site by its links, as a search engine would, without running anything. */
export async function crawlSite(options: CrawlOptions): Promise<ReadonlyMap<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const known = new Set([options.start]);
  let next = [options.start];
  while (next.length > 0) {
    const batch = next.slice(0, together);
    next = next.slice(together);
    for (const page of await Promise.all(batch.map((path) => visit(path, options)))) {
      pages.set(page.path, page);
      const found = page.links.map(withoutAnchor).filter((path) => !known.has(path));
      for (const path of new Set(found)) {
        known.add(path);
        if (options.isVisited(path)) next.push(path);
      }
    }
  }
  return pages;
}

/** An address without its part, as the server gets it. */
export function withoutAnchor(href: string): string {
  return href.replace(/#.*$/, '');
}

async function visit(
  path: string,
  { address, cookie }: Pick<CrawlOptions, 'address' | 'cookie'>,
): Promise<CrawledPage> {
  const answer = await ask(address, path, { headers: { cookie } });
  const location = answer.headers.location;
  const isHtml = answer.headers['content-type']?.startsWith('text/html') ?? false;
  const html = isHtml ? answer.text() : '';
  return {
    path,
    status: answer.status,
    html,
    links: location === undefined ? linksOf(html, path) : [toPath(location, path)].flat(),
    ids: new Set(attributesOf(html, 'id')),
  };
}

function linksOf(html: string, from: string): readonly string[] {
  const links = elementsOf(html).filter(({ name }) => name === 'a');
  return links.flatMap(({ attribs: { href } }) => (href === undefined ? [] : toPath(href, from)));
}

/** A link as an address of this site; none where it leads elsewhere. */
function toPath(href: string, from: string): readonly string[] {
  const base = 'http://this.site';
  const url = new URL(href, base + from);
  return url.origin === base ? [url.pathname + url.search + url.hash] : [];
}

/** Every value of an attribute, in the order of the page. */
export function attributesOf(html: string, name: string): readonly string[] {
  return elementsOf(html).flatMap(({ attribs }) => attribs[name] ?? []);
}

function elementsOf(html: string) {
  return DomUtils.findAll(() => true, parseDocument(html).children);
}
