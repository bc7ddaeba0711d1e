import type { Browser, Page } from 'playwright';
import { unkept } from '../../tests/support/unkept.ts';
import { serveBare } from '../bare-page.ts';
import { slowestInteractionMs, watchInteractions } from '../interactions.ts';
import { runLighthouse, type LighthouseRun, type Metric } from '../lighthouse-run.ts';
import { median } from '../median.ts';
import { recordNetwork, type Transfer, type TransferKind } from '../network-record.ts';
import { openPhone, siteStarted, withBrowser } from '../phone.ts';
import { kilobytes, type Row } from '../row.ts';
import { getSentPage } from '../sent-page.ts';
import { withSite } from '../site.ts';
import { formatMatrix } from '../table.ts';
import { routePages, type RoutePage } from '../site-routes.ts';
import type { Measure, MeasureContext } from './measure.ts';

const slowDown = 4;
const renderings = 12;
/** Pages with a form in the first screen: React comes for it. */
const withForm = /^\/(contact|insurance-calculator|checkout|providers|wellness)/;

interface KindsColumn {
  readonly column: string;
  readonly kinds: readonly TransferKind[];
}

const columnsOfKinds: readonly KindsColumn[] = [
  { column: 'HTML kB', kinds: ['page'] },
  { column: 'Styles kB', kinds: ['style'] },
  { column: 'Fonts kB', kinds: ['font'] },
  { column: 'Pictures kB', kinds: ['picture'] },
  { column: 'Rest kB', kinds: ['film', 'other'] },
];

/** Every route in both editions: what it weighs, how soon it shows, how soon it answers. */
export const routesMeasure: Measure = { name: 'routes', isLong: true, run };

function run(context: MeasureContext): Promise<readonly Row[]> {
  return withSite(({ origin }) =>
    withBrowser(context.chromium, async (browser) => {
      const rows: Row[] = [];
      for (const page of routePages(context.paths)) {
        context.progress(`${subjectOf(page)} …`);
        const ofPage = [
          ...(await weightRows(browser, origin, page)),
          ...(await lighthouseRows(context, origin, page)),
          await interactionRow(browser, origin, page),
          await renderRow(origin, page),
        ];
        // It takes long: whoever stops it has at least these.
        context.progress(formatMatrix(ofPage).split('\n').at(-1) ?? '');
        rows.push(...ofPage);
      }
      return rows;
    }),
  );
}

function subjectOf({ path, edition }: RoutePage): string {
  return `${path.replace(/\?.*/, '?…')} ${edition}`;
}

function isHome({ path }: RoutePage): boolean {
  return path === '/' || path === '/global';
}

/** Without touching the page, until its network is quiet. */
async function weightRows(browser: Browser, origin: string, page: RoutePage): Promise<Row[]> {
  const tab = await openPhone(browser, page.headers);
  const network = await recordNetwork(await tab.context().newCDPSession(tab));
  await tab.goto(origin + page.path, { waitUntil: 'load' });
  await network.untilQuiet();
  const transfers = network.transfers();
  await tab.context().close();
  const subject = subjectOf(page);
  return [
    ...columnsOfKinds.map(({ column, kinds }): Row => {
      const value = kilobytesOf(transfers.filter(({ kind }) => kinds.includes(kind)));
      return { subject, name: column, column, value, unit: 'kB' };
    }),
    {
      subject,
      name: 'Scripts before a touch',
      column: 'JS kB',
      value: kilobytesOf(transfers.filter(({ kind }) => kind === 'script')),
      unit: 'kB',
      target: { atMost: withForm.test(page.path) ? 80 : 6 },
    },
    {
      subject,
      name: 'All bytes before scrolling',
      column: 'All kB',
      value: kilobytesOf(transfers),
      unit: 'kB',
      target: { atMost: isHome(page) ? 100 : 75 },
    },
    {
      subject,
      name: 'Requests',
      column: 'Requests',
      value: transfers.length,
      unit: 'count',
    },
  ];
}

function kilobytesOf(transfers: readonly Transfer[]): number {
  return kilobytes(transfers.reduce((sum, { wireBytes }) => sum + wireBytes, 0));
}

/** In turns with a page of the same words and nothing else. */
async function lighthouseRows(
  { chromium, runs }: MeasureContext,
  origin: string,
  page: RoutePage,
): Promise<Row[]> {
  await using bare = await serveBare(origin + page.path, page.headers);
  const ours: LighthouseRun[] = [];
  const bares: LighthouseRun[] = [];
  for (let turn = 1; turn <= runs; turn += 1) {
    ours.push(await runLighthouse(chromium, origin + page.path, page.headers));
    bares.push(await runLighthouse(chromium, bare.url, page.headers));
  }
  const medianOf = (all: readonly LighthouseRun[], metric: Metric) =>
    median(all.map(({ metrics }) => metrics[metric]));
  const subject = subjectOf(page);
  const largestPaint = medianOf(ours, 'largest-contentful-paint');
  const row = (
    name: string,
    column: string,
    rest: Pick<Row, 'value' | 'unit' | 'target'>,
  ): Row => ({
    subject,
    name,
    column,
    ...rest,
  });
  return [
    row('Lighthouse performance', 'Score', {
      value: median(ours.map(({ scores }) => scores.performance)),
      unit: 'score',
      target: { atLeast: 99 },
    }),
    row('LCP', 'LCP ms', { value: largestPaint, unit: 'ms' }),
    row('LCP against a bare page with the same words', 'LCP ratio', {
      value: largestPaint / medianOf(bares, 'largest-contentful-paint'),
      unit: 'ratio',
      target: { atMost: isHome(page) ? 1.15 : 1.1 },
    }),
    row('TBT', 'TBT ms', {
      value: medianOf(ours, 'total-blocking-time'),
      unit: 'ms',
      target: { atMost: 60 },
    }),
    row('CLS', 'CLS', {
      value: medianOf(ours, 'cumulative-layout-shift'),
      unit: 'shift',
      target: { atMost: 0.001 },
    }),
  ];
}

/** The first tap of a visit, on the menu, once the scripts have started. */
async function interactionRow(browser: Browser, origin: string, page: RoutePage): Promise<Row> {
  const tab = await openPhone(browser, page.headers);
  const session = await tab.context().newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await watchInteractions(tab);
  await tab.goto(origin + page.path, { waitUntil: 'load' });
  await siteStarted(tab);
  await tab.waitForLoadState('networkidle');
  await openMenu(tab);
  const value = await slowestInteractionMs(tab);
  await tab.context().close();
  return {
    subject: subjectOf(page),
    name: 'Opening the menu, processor 4 times slower',
    column: 'Tap ms',
    value,
    unit: 'ms',
    target: { atMost: 200 },
  };
}

async function openMenu(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Menu', exact: true }).tap();
  await tab.getByRole('dialog', { name: 'Menu' }).waitFor();
}

/** One request after the other, none from memory. */
async function renderRow(origin: string, page: RoutePage): Promise<Row> {
  const url = origin + unkept(page.path);
  const times: number[] = [];
  for (let turn = 0; turn < renderings; turn += 1) {
    const startedAt = performance.now();
    await getSentPage(url, page.headers);
    times.push(performance.now() - startedAt);
  }
  return {
    subject: subjectOf(page),
    name: 'Rendered and sent, median',
    column: 'Render ms',
    value: median(times),
    unit: 'ms',
    target: { atMost: 6 },
  };
}
