import { expect, it } from 'vitest';
import { crawlSite, type CrawledPage } from '../support/crawl-site.ts';
import { checkHtml } from '../support/nu-checker.ts';
import { useSite } from '../support/use-site.ts';
import { visitFew } from '../support/visit-few.ts';

const site = useSite(() => ({ SITE_URL: 'https://health.example' }));

it.each([
  ['NG', '/'],
  ['DG', '/global'],
])('every page of the %s edition is HTML as the standard has it', async (edition, start) => {
  const pages = await crawlSite({
    address: site.address,
    start,
    cookie: `edition=${edition}`,
    isVisited: visitFew(),
  });
  const documents = [...pages.values()].filter(({ html }) => html !== '');
  expect(documents.length).toBeGreaterThan(40);
  const missing = await crawlSite({
    address: site.address,
    start: '/no-such-page',
    cookie: `edition=${edition}`,
    isVisited: () => false,
  });
  expect(mistakesOf([...documents, ...missing.values()])).toEqual([]);
});

/** Each kind of mistake once, with the pages that have it. */
function mistakesOf(pages: readonly CrawledPage[]): readonly string[] {
  const found = new Map<string, { readonly extract: string; readonly paths: Set<string> }>();
  for (const { message, extract, path } of checkHtml(pages)) {
    const kind = found.get(message) ?? { extract, paths: new Set<string>() };
    found.set(message, kind);
    kind.paths.add(path);
  }
  return [...found].map(
    ([message, { extract, paths }]) =>
      `${message} (${[...paths].slice(0, 5).join(', ')}: ${extract.trim()})`,
  );
}
