import type { Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { failedAudits, figureOf, runLighthouse, scoreOf } from '../lighthouse-run.ts';
import { row, verdictOf, type Measure, type MeasureContext, type Row } from '../row.ts';
import { getSentPage } from '../sent-page.ts';
import { homePages, startMeasuredSite } from '../site.ts';

const leastScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Lighthouse on a phone: the median of several runs, one after the other. */
export const lighthouseMeasure: Measure = { name: 'lighthouse', run };

async function run({ runs, progress }: MeasureContext): Promise<readonly Row[]> {
  await using site = await startMeasuredSite();
  const rows: Row[] = [];
  for (const { path, headers } of homePages) {
    // The first visitor of all fills the page cache; visitors after that are measured.
    await getSentPage(site.address + path, headers);
    const reports: Result[] = [];
    for (let turn = 1; turn <= runs; turn += 1) {
      progress(`Lighthouse on ${path}, ${turn} of ${runs} …`);
      const onlyCategories = Object.keys(leastScores);
      const options = { onlyCategories, extraHeaders: { ...headers } };
      reports.push(await runLighthouse(site.address + path, options));
    }
    rows.push(...rowsOf(path, computeMedianRun(reports)));
  }
  return rows;
}

function rowsOf(path: string, report: Result): readonly Row[] {
  const figure = (audit: string) => figureOf(report, audit);
  const fontScore = (report.audits['font-display-insight']?.score ?? 1) * 100;
  return [
    ...Object.entries(leastScores).map(([category, atLeast]) =>
      scoreRow(path, category, report, atLeast),
    ),
    row(path, 'LCP', figure('largest-contentful-paint'), 'ms', { atMost: 1300 }),
    row(path, 'TBT', figure('total-blocking-time'), 'ms', { atMost: 60 }),
    row(path, 'CLS', figure('cumulative-layout-shift'), 'shift', { atMost: 0.001 }),
    row(path, 'FCP', figure('first-contentful-paint'), 'ms'),
    row(path, 'Speed index', figure('speed-index'), 'ms'),
    row(path, 'Text shows before its fonts', fontScore, 'score', { atLeast: 100 }),
    row(
      path,
      'Lighthouse benchmark index of this machine',
      report.environment.benchmarkIndex,
      'count',
    ),
  ];
}

/** A score, with what cost points. */
export function scoreRow(subject: string, category: string, report: Result, atLeast: number): Row {
  const score = scoreOf(report, category);
  const scored = row(subject, `Lighthouse ${category}`, score, 'score', { atLeast });
  return verdictOf(scored) === 'pass'
    ? scored
    : { ...scored, note: failedAudits(report, category) };
}
