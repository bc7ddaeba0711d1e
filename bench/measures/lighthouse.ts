import {
  categories,
  runLighthouse,
  type Category,
  type LighthouseRun,
  type Metric,
} from '../lighthouse-run.ts';
import { measuredPages, type MeasuredPage } from '../measured-pages.ts';
import { median } from '../median.ts';
import { verdictOf, type Row, type Target, type Unit } from '../row.ts';
import { getSentPage } from '../sent-page.ts';
import { withSite } from '../site.ts';
import type { Measure, MeasureContext } from './measure.ts';

const leastScores: Readonly<Record<Category, number>> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

interface MetricRow {
  readonly metric: Metric;
  readonly name: string;
  readonly unit: Unit;
  readonly target?: Target;
}

const metricRows: readonly MetricRow[] = [
  { metric: 'largest-contentful-paint', name: 'LCP', unit: 'ms', target: { atMost: 1300 } },
  { metric: 'total-blocking-time', name: 'TBT', unit: 'ms', target: { atMost: 100 } },
  { metric: 'cumulative-layout-shift', name: 'CLS', unit: 'shift', target: { below: 0.01 } },
  { metric: 'first-contentful-paint', name: 'FCP', unit: 'ms' },
  { metric: 'speed-index', name: 'Speed index', unit: 'ms' },
];

/** Lighthouse on a phone: the median of several runs, one after the other. */
export const lighthouseMeasure: Measure = { name: 'lighthouse', run };

function run(context: MeasureContext): Promise<readonly Row[]> {
  return withSite(async ({ origin }) => {
    const rows: Row[] = [];
    for (const page of measuredPages) rows.push(...(await measurePage(context, origin, page)));
    return rows;
  });
}

async function measurePage(
  { chromium, runs, progress }: MeasureContext,
  origin: string,
  { path, headers }: MeasuredPage,
): Promise<Row[]> {
  // The first visitor of all fills the page cache; visitors after that are measured.
  await getSentPage(origin + path, headers);
  const results: LighthouseRun[] = [];
  for (let turn = 1; turn <= runs; turn += 1) {
    progress(`Lighthouse on ${path}, ${turn} of ${runs} …`);
    results.push(await runLighthouse(chromium, origin + path, headers));
  }
  return [
    ...categories.map((category) => scoreRow(path, category, results)),
    ...metricRows.map((row) => metricRow(path, row, results)),
    {
      subject: path,
      name: 'Lighthouse benchmark index of this machine',
      value: median(results.map(({ benchmarkIndex }) => benchmarkIndex)),
      unit: 'count',
    },
  ];
}

function scoreRow(path: string, category: Category, results: readonly LighthouseRun[]): Row {
  const row: Row = {
    subject: path,
    name: `Lighthouse ${category}`,
    value: median(results.map(({ scores }) => scores[category])),
    unit: 'score',
    target: { atLeast: leastScores[category] },
  };
  if (verdictOf(row) === 'pass') return row;
  const [worst] = results.toSorted((a, b) => a.scores[category] - b.scores[category]);
  return { ...row, note: `in the worst run: ${worst?.failed[category].join(', ')}` };
}

function metricRow(
  subject: string,
  { metric, ...row }: MetricRow,
  results: readonly LighthouseRun[],
): Row {
  return { subject, ...row, value: median(results.map(({ metrics }) => metrics[metric])) };
}
