import lighthouse from 'lighthouse';
import { withDebuggedChromium } from './chromium.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export const metrics = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'first-contentful-paint',
  'speed-index',
] as const;
export type Metric = (typeof metrics)[number];

/** What one Lighthouse run says of a page. */
export interface LighthouseRun {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly metrics: Readonly<Record<Metric, number>>;
  /** Audits that cost points, as a person can read them. */
  readonly failed: Readonly<Record<Category, readonly string[]>>;
  /** The speed of this machine while it ran, as Lighthouse measures it. */
  readonly benchmarkIndex: number;
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** The browser's trace came without its beginning: nothing was measured. */
const brokenTrace = 'NO_NAVSTART';
const mostTries = 3;

/** Runs Lighthouse once as it comes: a mid-range phone on slow 4G, simulated. */
export async function runLighthouse(
  chromium: string,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<LighthouseRun> {
  for (let tried = 1; ; tried += 1) {
    const report = await getReport(chromium, url, headers);
    const { runtimeError } = report;
    if (!runtimeError) return readReport(report);
    if (runtimeError.code !== brokenTrace || tried === mostTries) {
      throw new Error(`Lighthouse: ${runtimeError.message}`);
    }
  }
}

async function getReport(
  chromium: string,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Report> {
  const result = await withDebuggedChromium(chromium, (port) =>
    lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
      extraHeaders: { ...headers },
    }),
  );
  if (!result) throw new Error(`Lighthouse brought nothing for ${url}`);
  return result.lhr;
}

function readReport(lhr: Report): LighthouseRun {
  return {
    scores: record(categories, (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    metrics: record(metrics, (name) => lhr.audits[name]?.numericValue ?? Number.NaN),
    failed: record(categories, (name) => failedAudits(lhr, name)),
    benchmarkIndex: lhr.environment.benchmarkIndex,
  };
}

function failedAudits(report: Report, category: Category): string[] {
  const references = report.categories[category]?.auditRefs ?? [];
  return references.flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return [];
    const points = Math.round(audit.score * 100);
    return [`${id} ${points}${audit.displayValue ? ` (${audit.displayValue})` : ''}`];
  });
}

function record<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
