import lighthouse from 'lighthouse';
import { withDebuggedChromium } from '../chromium.ts';
import type { Row } from '../row.ts';
import { getSentPage } from '../sent-page.ts';
import { countryHeader, withSite } from '../site.ts';
import type { Measure, MeasureContext } from './measure.ts';

const categories = ['seo', 'agentic-browsing'] as const;
/** Forms as tools are behind a switch of the browser as yet. */
const switches = ['--enable-features=WebMCP,WebMCPTesting', '--enable-blink-features=WebMCP'];
/** Articles and subjects are all made alike. */
const mostAlike = 2;

/** How well search engines and agents can use every page, by Lighthouse: one run a page. */
export const foundMeasure: Measure = { name: 'found', isLong: true, run };

function run(context: MeasureContext): Promise<readonly Row[]> {
  return withSite(({ origin }) =>
    withDebuggedChromium(
      context.chromium,
      async (port) => {
        const rows: Row[] = [];
        for (const country of ['NG', 'GB']) {
          for (const path of await listedPaths(origin)) {
            context.progress(`${path} from ${country} …`);
            rows.push(...(await measurePage(port, origin + path, country)));
          }
        }
        return rows;
      },
      switches,
    ),
  );
}

/** What the sitemap names, few of a kind. */
async function listedPaths(origin: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.slice(origin.length),
  );
  const alike = paths.filter(isOneOfMany);
  return paths.filter((path) => !isOneOfMany(path) || alike.indexOf(path) < mostAlike);
}

function isOneOfMany(path: string): boolean {
  return path.startsWith('/posts/') || path.includes('?');
}

async function measurePage(port: number, url: string, country: string): Promise<readonly Row[]> {
  const headers = { [countryHeader]: country };
  await getSentPage(url, headers);
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...categories],
    throttlingMethod: 'provided',
    extraHeaders: headers,
  });
  if (!result) throw new Error(`Lighthouse brought nothing for ${url}`);
  return categories.map((category) => rowOf(result.lhr, category, country));
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function rowOf(lhr: Report, category: (typeof categories)[number], country: string): Row {
  const references = lhr.categories[category]?.auditRefs ?? [];
  const failed = references.flatMap(({ id, weight }) => {
    const score = lhr.audits[id]?.score ?? 1;
    const isComplaint = score < 1 || (id === 'webmcp-form-coverage' && hasItems(lhr.audits[id]));
    return weight > 0 && isComplaint ? [id] : [];
  });
  const row: Row = {
    subject: `${new URL(lhr.finalDisplayedUrl).pathname} ${country}`,
    name: `Lighthouse ${category}`,
    value: Math.round((lhr.categories[category]?.score ?? 0) * 100),
    unit: 'score',
    target: { atLeast: 100 },
  };
  return failed.length > 0 ? { ...row, note: failed.join(', ') } : row;
}

function hasItems(audit: { readonly details?: unknown } | undefined): boolean {
  const details = audit?.details;
  return typeof details === 'object' && details !== null && 'items' in details;
}
