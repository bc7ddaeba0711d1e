import type { Result } from 'lighthouse';
import type { Browser } from 'playwright';
import { uncached } from '../../tests/support/uncached.ts';
import { serveBare } from '../bare-page.ts';
import { figureOf, requestsOf, runInTurns, scoreOf, weightOf } from '../lighthouse-run.ts';
import { openBrowser, openSlowPhone, siteStarted, slowestInteractionMs } from '../phone.ts';
import {
  formatRows,
  type Measure,
  type MeasureContext,
  type Row,
  type Target,
  type Unit,
} from '../row.ts';
import { getSentPage, medianAnswerMs } from '../sent-page.ts';
import { homePages, routePages, startMeasuredSite, type MeasuredPage } from '../site.ts';

/** Pages with a form in the first screen: React comes for it. */
const withForm = /^\/(contact|insurance-calculator|checkout|newsletter|providers|wellness)/;
/** What the bare page's paint needs, and the choice of the median run. */
const paintAudits = ['first-contentful-paint', 'interactive', 'largest-contentful-paint'];
const kinds = [
  ['HTML kB', 'Document'],
  ['Styles kB', 'Stylesheet'],
  ['Fonts kB', 'Font'],
  ['Pictures kB', 'Image'],
] as const;

/** Every route in both editions: what it weighs, how soon it shows, how soon it answers. */
export const routesMeasure: Measure = { name: 'routes', isLong: true, run };

interface Measured {
  readonly report: Result;
  readonly bare: Result;
  readonly tapMs: number;
  readonly renderMs: number;
}

async function run(context: MeasureContext): Promise<readonly Row[]> {
  await using site = await startMeasuredSite();
  await using browser = await openBrowser();
  const rows: Row[] = [];
  for (const page of routePages(context.paths)) {
    const url = site.address + page.path;
    const both = await lighthouseBoth(context, url, page);
    const tapMs = await timeTap(browser, url, page);
    const renderMs = await medianAnswerMs(uncached(url), page.headers, { rounds: 12 });
    const ofPage = rowsOf(page, { ...both, tapMs, renderMs });
    // It takes long: whoever stops it has at least these.
    context.progress(formatRows(ofPage).split('\n').at(-1) ?? '');
    rows.push(...ofPage);
  }
  return rows;
}

/** In turns with a page of the same words and nothing else. */
async function lighthouseBoth({ runs }: MeasureContext, url: string, { headers }: MeasuredPage) {
  await getSentPage(url, headers);
  await using bare = await serveBare(url, headers);
  const options = { onlyCategories: ['performance'], extraHeaders: { ...headers } };
  const [ours, bares] = await runInTurns(runs, [
    { url, options },
    { url: `${bare.address}/`, options: { onlyAudits: paintAudits } },
  ]);
  return { report: ours.report, bare: bares.report };
}

/** The first tap of a visit, on the menu, once the scripts have started. */
async function timeTap(browser: Browser, url: string, { headers }: MeasuredPage): Promise<number> {
  await using tab = await openSlowPhone(browser, headers);
  await tab.goto(url, { waitUntil: 'load' });
  await siteStarted(tab);
  await tab.waitForLoadState('networkidle');
  await tab.getByRole('button', { name: 'Menu', exact: true }).tap();
  await tab.getByRole('dialog', { name: 'Menu' }).waitFor();
  return await slowestInteractionMs(tab);
}

function rowsOf(page: MeasuredPage, { report, bare, tapMs, renderMs }: Measured): readonly Row[] {
  const { path, edition } = page;
  const subject = `${path.replace(/\?.*/, '?…')} ${edition}`;
  const isHome = homePages.includes(page);
  const requests = requestsOf(report);
  const scripts = weightOf(requests, 'Script');
  const score = scoreOf(report, 'performance');
  const paintMs = figureOf(report, 'largest-contentful-paint');
  const paintRatio = paintMs / figureOf(bare, 'largest-contentful-paint');
  const blockedMs = figureOf(report, 'total-blocking-time');
  const shift = figureOf(report, 'cumulative-layout-shift');
  const cell = (column: string, name: string, value: number, unit: Unit, target?: Target): Row => {
    return { subject, name, value, unit, target, column };
  };
  const weights = kinds.map(([column, kind]) => [column, weightOf(requests, kind)] as const);
  const rest = weights.reduce((left, [, weight]) => left - weight, weightOf(requests) - scripts);
  return [
    ...[...weights, ['Rest kB', rest] as const].map(([name, kB]) => cell(name, name, kB, 'kB')),
    cell('JS kB', 'Scripts before a touch', scripts, 'kB', {
      atMost: withForm.test(path) ? 80 : 6,
    }),
    cell('All kB', 'All bytes before scrolling', weightOf(requests), 'kB', {
      atMost: isHome ? 100 : 75,
    }),
    cell('Requests', 'Requests', requests.length, 'count'),
    cell('Score', 'Lighthouse performance', score, 'score', { atLeast: 99 }),
    cell('LCP ms', 'LCP', paintMs, 'ms'),
    cell('LCP ratio', 'LCP against a bare page with the same words', paintRatio, 'ratio', {
      atMost: isHome ? 1.15 : 1.1,
    }),
    cell('TBT ms', 'TBT', blockedMs, 'ms', { atMost: 60 }),
    cell('CLS', 'CLS', shift, 'shift', { atMost: 0.001 }),
    cell('Tap ms', 'Opening the menu, processor 4 times slower', tapMs, 'ms', { atMost: 200 }),
    cell('Render ms', 'Rendered and sent, median', renderMs, 'ms', { atMost: 6 }),
  ];
}
