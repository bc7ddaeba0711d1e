import { cpus, loadavg } from 'node:os';
import { foundMeasure } from './measures/found.ts';
import { leadsMeasure } from './measures/leads.ts';
import { lighthouseMeasure } from './measures/lighthouse.ts';
import type { Measure } from './measures/measure.ts';
import { memoryMeasure } from './measures/memory.ts';
import { newsMeasure } from './measures/news.ts';
import { pagesMeasure } from './measures/pages.ts';
import { providersMeasure } from './measures/providers.ts';
import { routesMeasure } from './measures/routes.ts';
import { serverMeasure } from './measures/server.ts';
import { startMeasure } from './measures/start.ts';
import { visitMeasure } from './measures/visit.ts';
import { wellnessMeasure } from './measures/wellness.ts';
import { findChromium } from './chromium.ts';
import { OptionError, parseOptions, type Options } from './options.ts';
import { compareWithCommitted, keepResults } from './results.ts';
import { verdictOf, type Row } from './row.ts';
import { formatMatrix, formatTable } from './table.ts';

/** In the order in which they run; a new measure is a file in `measures/` and a line here. */
const measures: readonly Measure[] = [
  pagesMeasure,
  lighthouseMeasure,
  serverMeasure,
  startMeasure,
  visitMeasure,
  wellnessMeasure,
  leadsMeasure,
  newsMeasure,
  providersMeasure,
  foundMeasure,
  memoryMeasure,
  routesMeasure,
];

interface Failure {
  readonly measure: string;
  readonly message: string;
}

async function main(args: readonly string[]): Promise<void> {
  const options = parseOptions(args, measures);
  const loadBefore = loadavg()[0] ?? 0;
  const { rows, failures } = await runAll(options);
  const machine = { cores: cpus().length, loadBefore, node: process.version };
  const comparison = compareWithCommitted(rows);
  keepResults({ machine, rows, failures }, { isCommitted: options.keep });
  process.stdout.write(summary(rows, failures, machine));
  process.stdout.write(`${comparison}\n`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** One measure that cannot be taken does not cost the others. */
async function runAll({ only, paths, runs }: Options) {
  const rows: Row[] = [];
  const failures: Failure[] = [];
  const context = { runs, paths, chromium: findChromium(), progress };
  for (const measure of measures.filter(({ name }) => only.includes(name))) {
    try {
      rows.push(...(await measure.run(context)));
    } catch (error) {
      failures.push({ measure: measure.name, message: messageOf(error) });
    }
  }
  return { rows, failures };
}

function summary(
  rows: readonly Row[],
  failures: readonly Failure[],
  machine: { readonly cores: number; readonly loadBefore: number },
): string {
  const missed = rows.filter((row) => verdictOf(row) === 'MISS').length;
  const paged = rows.filter(({ column }) => column !== undefined);
  const single = rows.filter(({ column }) => column === undefined);
  const judged = rows.filter((row) => row.target !== undefined).length;
  return [
    '',
    ...(single.length > 0 ? [formatTable(single), ''] : []),
    ...(paged.length > 0 ? [formatMatrix(paged), ''] : []),
    ...failures.map(({ measure, message }) => `Could not measure "${measure}": ${message}`),
    `${judged - missed} of ${judged} targets met. ` +
      `${machine.cores} cores, load ${machine.loadBefore.toFixed(1)} at the start.`,
    '',
  ].join('\n');
}

function progress(message: string): void {
  process.stderr.write(`${message}\n`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

// An interrupted run still ends its programs: they stop when this process exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  progress(error instanceof OptionError ? error.message : String((error as Error).stack ?? error));
  process.exit(1);
});
