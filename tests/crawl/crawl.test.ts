import { beforeAll, describe, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { readSource } from '#server/content/open-files.ts';
import { readHtml } from '#server/discovery/page-list.ts';
import { ask } from '../support/ask.ts';
import { amountPattern, limits } from '../support/quote-amounts.ts';
import { crawlSite, withoutAnchor, type CrawledPage } from '../support/crawl-site.ts';
import { useSharedSite } from '../support/use-shared-site.ts';
import { visitFew } from '../support/visit-few.ts';

const origin = 'https://health.example';

const site = useSharedSite();
const starts = [
  ['NG', '/'],
  ['DG', '/global'],
] as const;
const editions = new Map<string, ReadonlyMap<string, CrawledPage>>();

beforeAll(async () => {
  for (const [edition, start] of starts) {
    const cookie = `edition=${edition}`;
    const isVisited = visitFew();
    editions.set(edition, await crawlSite({ address: site.address, start, cookie, isVisited }));
  }
});

function crawled(edition: string): ReadonlyMap<string, CrawledPage> {
  return editions.get(edition) ?? new Map<string, CrawledPage>();
}

/** Pages that a search engine may list, each under its one address. */
function listedPages(edition: string): readonly CrawledPage[] {
  return [...crawled(edition).values()].filter(({ html, status, path }) => {
    if (status !== 200 || html === '') return false;
    const { isIndexable, canonical } = readHtml(html);
    return isIndexable && canonical === origin + path;
  });
}

async function read(path: string): Promise<string> {
  const answer = await ask(site.address, path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

const whileBuying = /^\/(?:checkout\/(?:device|payment|paypal|members)|unsubscribe)$/;

describe.each(starts)('somebody who follows every link of the %s edition from %s', (edition) => {
  it('meets no dead link', () => {
    const dead = [...crawled(edition).values()].filter(({ status }) => status >= 400);
    expect(dead.map(({ path, status }) => `${status} ${path}`)).toEqual([]);
    expect(crawled(edition).size).toBeGreaterThan(50);
  });

  it('meets no link to a part of a page that is not there', () => {
    const missing = [...crawled(edition).values()].flatMap(({ path, links }) =>
      links.filter((href) => isBroken(href, crawled(edition))).map((href) => `${path}: ${href}`),
    );
    expect(missing).toEqual([]);
  });

  it('meets every page of the site', () => {
    const seen = new Set([...crawled(edition).keys()].map((path) => path.replace(/\?.*$/, '')));
    const orphans = routes
      .map(({ path = '' }) => `/${path.replace(/\/?:\w+\?$/, '')}`)
      .filter((path) => !/[*:]|\.json$/.test(path) && !seen.has(path))
      // Each edition has its own home page; one address is an alias for misspellers.
      .filter((path) => !['/', '/global', '/corporate-plan'].includes(path))
      // Only those who have enrolled come to their payment or members, and only a mail leads to leaving.
      .filter((path) => !whileBuying.test(path));
    expect(orphans.filter((path) => edition === 'NG' || !isNigerian(path))).toEqual([]);
  });

  it('sees no picture without a text for those who cannot see it', () => {
    const bare = [...crawled(edition).values()].flatMap(({ path, html }) =>
      (html.match(/<img\b[^>]*>/g) ?? []).filter((tag) => !/ alt="/.test(tag)).map(() => path),
    );
    expect(bare).toEqual([]);
  });

  it('can tell all pages apart by title and by description', () => {
    const heads = listedPages(edition).map(({ html }) => readHtml(html));
    expect(duplicatesOf(heads.map(({ title }) => title))).toEqual([]);
    expect(duplicatesOf(heads.map(({ description }) => description))).toEqual([]);
    expect(heads.filter(({ title, description }) => !title || !description)).toEqual([]);
  });

  it('can let an agent use every form', () => {
    const bare = [...crawled(edition).values()].flatMap(({ path, html }) =>
      (html.match(/<form\s[^>]*>/g) ?? [])
        .filter((tag) => !/ toolname="[^"]+" tooldescription="[^"]+"/.test(tag))
        .map((tag) => `${path}: ${tag}`),
    );
    expect(bare).toEqual([]);
  });

  it('gets every file that a page asks for', async () => {
    const html = [...crawled(edition).values()].map((page) => page.html).join('');
    const files = new Set(html.match(/\/(?:assets|media|social)\/[\w./-]+\.\w+/g));
    const answers = await Promise.all(
      [...files].map(async (path) => [path, (await head(path)).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    expect(files.size).toBeGreaterThan(20);
  });
});

describe('somebody who reads the Global edition', () => {
  it('is shown no phone number that can only be dialled in Nigeria', () => {
    const nigerian = [...crawled('DG').values()].flatMap(({ path, html }) =>
      (readable(html).match(nigerianNumber) ?? []).map((number) => `${path}: ${number}`),
    );
    expect(nigerian).toEqual([]);
  });

  it('is shown no price in naira without choosing naira', () => {
    const inNaira = [...crawled('DG').values()]
      .filter(({ path }) => !/^\/social-health-insurance$|currency=NGN/.test(path))
      .flatMap(({ path, html }) =>
        (readable(withoutWorking(html)).match(amountPattern) ?? [])
          .filter((amount) => amount.startsWith('₦') && !limits.has(amount))
          .map((amount) => `${path}: ${amount}`),
      );
    expect(inNaira).toEqual([]);
  });
});

/** Written as in Nigeria, or in a link that dials as there. */
const nigerianNumber = /\b0[7-9]\d{2}[ -]?\d{3}[ -]?\d{4}\b|\b0700\b|tel:0\d+/g;

/** The text for people and search engines: not the data of scripts, nor amounts that a result cuts off. */
function readable(html: string): string {
  return html
    .replace(/<script(?! type="application\/ld\+json")[^]*?<\/script>/g, '')
    .replaceAll(/₦[\d.,]+ …/g, '…');
}

/** Leaves out the sum that leads to a price: it is in naira, and is converted at the end. */
function withoutWorking(html: string): string {
  return html.replace(/<dl class="[^"]*\bprice-lines">[^]*?<\/dl>/g, '');
}

/** The menu of the other edition does not have it. */
function isNigerian(path: string): boolean {
  return path === '/social-health-insurance';
}

function head(path: string) {
  // A picture is drawn on request; that it can be is tested where it is drawn.
  return path.startsWith('/social/')
    ? Promise.resolve({ status: 200 })
    : ask(site.address, path, { method: 'HEAD' });
}

function isBroken(href: string, pages: ReadonlyMap<string, CrawledPage>): boolean {
  const anchor = /#(.+)$/.exec(href)?.[1];
  const page = pages.get(withoutAnchor(href));
  if (anchor === undefined || !page || page.status !== 200) return false;
  return !page.ids.has(decodeURIComponent(anchor));
}

function duplicatesOf(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

describe('the sitemap', () => {
  it('names exactly the pages that links lead to and search engines may list', async () => {
    const sitemap = await read('/sitemap.xml');
    const named = [...sitemap.matchAll(/<loc>https:\/\/health\.example([^<]*)<\/loc>/g)]
      .map(([, path = '']) => path.replace(/&amp;/g, '&'))
      .toSorted();
    const listed = new Set([...listedPages('NG'), ...listedPages('DG')].map(({ path }) => path));
    const isPageOfList = (path: string) => /[?&]page=/.test(path);
    expect(named).toEqual([...listed].filter((path) => !isPageOfList(path)).toSorted());
    expect(duplicatesOf(named)).toEqual([]);
  });

  it('dates its pages and shows their pictures', async () => {
    const sitemap = await read('/sitemap.xml');
    expect(sitemap).toMatch(
      /<loc>https:\/\/health\.example\/story<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod><image:image><image:loc>https:\/\/health\.example\/social\/story\.png</,
    );
    const picture = await ask(site.address, '/social/plans/gold.png');
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await ask(site.address, '/social/none.png')).status).toBe(404);
  });
});

describe('what machines read', () => {
  it('llms.txt names the plans, pages and articles', async () => {
    const text = await read('/llms.txt');
    expect(text).toMatch(/^# .+\n\n> /);
    expect(text).toContain(`](${origin}/plans/gold): `);
    expect(text).toContain(`](${origin}/story): `);
    expect(text).toContain(`](${origin}/posts/`);
    expect(text).not.toContain(`${origin}/search)`);
  });

  it('security.txt says whom to tell, and until when that holds', async () => {
    const text = await read('/.well-known/security.txt');
    expect(text).toMatch(/^Contact: mailto:/);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
  });
});

describe('the search page', () => {
  it('has keywords for pages and questions that are there', async () => {
    const { both, NG, DG } = await readSource('content', 'searchKeywords');
    const pages = new Map([...crawled('DG'), ...crawled('NG')]);
    const missing = Object.keys({ ...both, ...NG, ...DG }).filter((address) => {
      const page = pages.get(withoutAnchor(address));
      return page?.status !== 200 || isBroken(address, pages);
    });
    expect(missing).toEqual([]);
  });

  it('finds a plan without scripts, and is listed nowhere', async () => {
    const html = await read('/search?q=golld+plan');
    expect(readHtml(html)).toMatchObject({ isIndexable: false });
    expect(readHtml(html).title).toMatch(/^\d{1,2} results? for “golld plan” \| /);
    expect(html).toContain('href="/plans/gold"');
  });

  it('writes what was asked as text, whatever it is', async () => {
    const html = await read(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(html).not.toContain('<script>alert');
  });
});

describe('a mistyped address', () => {
  it('is 404, and names the page that was meant', async () => {
    const answer = await ask(site.address, '/famly-plann');
    expect(answer.status).toBe(404);
    const main = /<main[^]*<\/main>/.exec(answer.text())?.[0] ?? '';
    expect(main).toContain('Did you mean');
    expect(main).toContain('href="/family-plan"');
    expect(main).toContain('action="/search"');
  });

  it('leads home to the edition of the visitor', async () => {
    const homeOf = async (edition: string) => {
      const headers = { cookie: `edition=${edition}` };
      const answer = await ask(site.address, '/nowhere-at-all', { headers });
      const main = /<main[^]*<\/main>/.exec(answer.text())?.[0] ?? '';
      return /href="([^"]*)"[^>]*>Home</.exec(main)?.[1];
    };
    expect(await homeOf('NG')).toBe('/');
    expect(await homeOf('DG')).toBe('/global');
  });
});
