import { killAll, launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { chromium } from 'playwright';
import * as v from 'valibot';
import { kilobytes } from './row.ts';

/** A small phone, as the targets mean it; the rest is as Lighthouse comes. */
const screenEmulation = { mobile: true, width: 360, height: 780, deviceScaleFactor: 2 };
const mostTries = 3;
process.once('exit', killAll);

type RunOptions = Flags & { readonly switches?: readonly string[] };

/**
 * Runs Lighthouse once, in a fresh browser: a mid-range phone on slow 4G, simulated.
 * @param options flags of Lighthouse, and `switches` of the browser
 * @throws Error when it measures nothing three times
 */
export async function runLighthouse(url: string, options: RunOptions = {}): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const report = await runOnce(url, options);
    if (!report.runtimeError) return report;
    if (tries === mostTries) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  }
}

interface LighthousePage {
  readonly url: string;
  readonly options: RunOptions;
}
type Reported<Pages> = { [Index in keyof Pages]: Pages[Index] & { readonly report: Result } };

/** Runs Lighthouse on pages in turns: a busy minute is nobody's alone. @returns each with its median run */
export async function runInTurns<const Pages extends readonly LighthousePage[]>(
  runs: number,
  pages: Pages,
): Promise<Reported<Pages>> {
  const reports = pages.map((): Result[] => []);
  for (let turn = 1; turn <= runs; turn += 1) {
    for (const [index, { url, options }] of pages.entries()) {
      reports[index]?.push(await runLighthouse(url, options));
    }
  }
  const medians = reports.map((ofPage) => computeMedianRun(ofPage));
  return pages.map((page, index) => ({ ...page, report: medians[index] })) as Reported<Pages>;
}

async function runOnce(url: string, { switches = [], ...flags }: RunOptions): Promise<Result> {
  const chrome = await launch({
    chromePath: process.env['CHROMIUM'] ?? chromium.executablePath(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', ...switches],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      disableFullPageScreenshot: true,
      screenEmulation,
      ...flags,
    });
    if (!result) throw new Error(`Lighthouse brought nothing for ${url}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** A figure of a report, such as a time in milliseconds. */
export function figureOf(report: Result, audit: string): number {
  return report.audits[audit]?.numericValue ?? Number.NaN;
}

/** A category's score from 0 to 100. */
export function scoreOf(report: Result, category: string): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

/** Audits that cost a category points, as a person can read them; undefined when there are none. */
export function failedAudits(report: Result, category: string): string | undefined {
  const failed = (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score = 1, displayValue } = report.audits[id] ?? {};
    if (weight === 0 || score === null || score >= 1) return [];
    return [displayValue ? `${id} (${displayValue})` : id];
  });
  return failed.length > 0 ? failed.join(', ') : undefined;
}

const network = v.object({
  items: v.array(
    v.object({ url: v.string(), transferSize: v.number(), resourceType: v.optional(v.string()) }),
  ),
});
type PageRequest = v.InferOutput<typeof network>['items'][number];

/** Lighthouse has the browser fetch these; a visit does not. */
const forInstalling = /\/(?:manifest\.webmanifest|assets\/icon-\d+-.*)$/;

/** Everything that the page asked for, whatever Lighthouse simulates. */
export function requestsOf(report: Result): readonly PageRequest[] {
  const { items } = v.parse(network, report.audits['network-requests']?.details);
  return items.filter(({ url }) => url.startsWith('http') && !forInstalling.test(url));
}

/** The weight in kB of requests of one type, or of all, headers included. */
export function weightOf(requests: readonly PageRequest[], only?: string): number {
  const counted = requests.filter(({ resourceType }) => resourceType === (only ?? resourceType));
  return kilobytes(counted.reduce((sum, { transferSize }) => sum + transferSize, 0));
}
