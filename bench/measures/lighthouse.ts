import { killAll, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { chromium } from 'playwright';
import { row, verdictOf, type MeasureContext, type Row } from '../row.ts';
import { getSentPage } from '../sent-page.ts';
import { homePages, startMeasuredSite } from '../site.ts';

const leastScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** A small phone, as the targets mean it; the rest is as Lighthouse comes. */
const screenEmulation = { mobile: true, width: 360, height: 780, deviceScaleFactor: 2 };
process.once('exit', killAll);

/** Lighthouse on a phone: the median of several runs, one after the other. */
export async function measureLighthouse({
  runs,
  progress,
}: MeasureContext): Promise<readonly Row[]> {
  await using site = await startMeasuredSite();
  const rows: Row[] = [];
  for (const { path, headers } of homePages) {
    // The first visitor of all fills the page cache; visitors after that are measured.
    await getSentPage(site.address + path, headers);
    const reports: Result[] = [];
    for (let turn = 1; turn <= runs; turn += 1) {
      progress(`Lighthouse on ${path}, ${turn} of ${runs} …`);
      reports.push(await runLighthouse(site.address + path, headers));
    }
    rows.push(...rowsOf(path, computeMedianRun(reports)));
  }
  return rows;
}

/**
 * Runs Lighthouse in a fresh browser: a mid-range phone on slow 4G, simulated.
 * @throws Error when it measures nothing
 */
async function runLighthouse(url: string, headers: Readonly<Record<string, string>>) {
  const chrome = await launch({
    chromePath: process.env['CHROMIUM'] ?? chromium.executablePath(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      disableFullPageScreenshot: true,
      screenEmulation,
      onlyCategories: Object.keys(leastScores),
      extraHeaders: { ...headers },
    });
    if (!result) throw new Error(`Lighthouse brought nothing for ${url}`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

function rowsOf(path: string, report: Result): readonly Row[] {
  const figure = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const fontScore = (report.audits['font-display-insight']?.score ?? 1) * 100;
  const { benchmarkIndex } = report.environment;
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
    row(path, 'Lighthouse benchmark index of this machine', benchmarkIndex, 'count'),
  ];
}

/** A score, with what cost points. */
function scoreRow(path: string, category: string, report: Result, atLeast: number): Row {
  const score = Math.round((report.categories[category]?.score ?? 0) * 100);
  const scored = row(path, `Lighthouse ${category}`, score, 'score', { atLeast });
  if (verdictOf(scored) === 'pass') return scored;
  const failed = (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score: ofAudit = 1, displayValue } = report.audits[id] ?? {};
    if (weight === 0 || ofAudit === null || ofAudit >= 1) return [];
    return [displayValue ? `${id} (${displayValue})` : id];
  });
  return failed.length > 0 ? { ...scored, note: failed.join(', ') } : scored;
}
