import type { Result } from 'lighthouse';
import { runLighthouse } from '../lighthouse-run.ts';
import type { Measure, MeasureContext, Row } from '../row.ts';
import { getSentPage } from '../sent-page.ts';
import { startMeasuredSite, visitors } from '../site.ts';
import { scoreRow } from './lighthouse.ts';

/** Forms as tools are behind a switch of the browser as yet. */
const switches = ['--enable-features=WebMCP,WebMCPTesting', '--enable-blink-features=WebMCP'];
/** Articles and subjects are all made alike. */
const mostAlike = 2;

/** How well search engines and agents can use every page, by Lighthouse: one run a page. */
export const foundMeasure: Measure = { name: 'found', isLong: true, run };

async function run({ paths, progress }: MeasureContext): Promise<readonly Row[]> {
  await using site = await startMeasuredSite();
  const listed = paths.length > 0 ? paths : await listedPaths(site.address);
  const rows: Row[] = [];
  for (const headers of Object.values(visitors)) {
    const country = Object.values(headers).join('');
    for (const path of listed) {
      progress(`${path} from ${country} …`);
      await getSentPage(site.address + path, headers);
      const report = await runLighthouse(site.address + path, {
        switches,
        onlyCategories: ['seo', 'agentic-browsing'],
        throttlingMethod: 'provided',
        extraHeaders: { ...headers },
      });
      rows.push(...rowsOf(`${path} ${country}`, report));
    }
  }
  return rows;
}

function rowsOf(subject: string, report: Result): readonly Row[] {
  const agentic = scoreRow(subject, 'agentic-browsing', report, 100);
  // It costs no points.
  const uncovered = report.audits['webmcp-form-coverage']?.displayValue;
  return [scoreRow(subject, 'seo', report, 100), { ...agentic, note: agentic.note ?? uncovered }];
}

/** What the sitemap names, few of a kind. */
async function listedPaths(address: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page = '']) =>
    page.slice(address.length),
  );
  const alike = paths.filter(isOneOfMany);
  return paths.filter((path) => !isOneOfMany(path) || alike.indexOf(path) < mostAlike);
}

function isOneOfMany(path: string): boolean {
  return path.startsWith('/posts/') || path.includes('?');
}
