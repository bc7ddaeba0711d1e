// npm run bench: measures the built site against its targets.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { enrolmentMeasure } from './measures/enrolment.ts';
import { foundMeasure } from './measures/found.ts';
import { leadsMeasure } from './measures/leads.ts';
import { lighthouseMeasure } from './measures/lighthouse.ts';
import { formatRows, verdictOf, type Measure, type MeasureContext, type Row } from './row.ts';
import { memoryMeasure } from './measures/memory.ts';
import { newsMeasure } from './measures/news.ts';
import { pagesMeasure } from './measures/pages.ts';
import { peersMeasure } from './measures/peers.ts';
import { providersMeasure } from './measures/providers.ts';
import { routesMeasure } from './measures/routes.ts';
import { serverMeasure } from './measures/server.ts';
import { startMeasure } from './measures/start.ts';
import { visitMeasure } from './measures/visit.ts';
import { wellnessMeasure } from './measures/wellness.ts';
import { compareWithKept, keep, readKept, writeLatest } from './results.ts';

/** In the order in which they run; a new measure is a file in `measures/` and a line here. */
const measures: readonly Measure[] = [
  pagesMeasure,
  lighthouseMeasure,
  serverMeasure,
  startMeasure,
  visitMeasure,
  wellnessMeasure,
  leadsMeasure,
  enrolmentMeasure,
  newsMeasure,
  providersMeasure,
  foundMeasure,
  memoryMeasure,
  peersMeasure,
  routesMeasure,
];

async function main(): Promise<void> {
  const { values: options } = parseArgs({
    options: {
      only: { type: 'string' },
      all: { type: 'boolean', default: false },
      peers: { type: 'boolean', default: false },
      paths: { type: 'string', default: '' },
      runs: { type: 'string', default: '3' },
      keep: { type: 'boolean', default: false },
      kept: { type: 'boolean', default: false },
    },
  });
  if (options.kept) {
    process.stdout.write(`${formatRows(readKept().rows)}\n`);
    return;
  }
  if (!/^[1-9]\d?$/.test(options.runs)) throw new Error('--runs: must be a number from 1 to 99');
  const chosen = chooseMeasures(options.peers ? 'peers' : options.only, options.all);
  const context = {
    runs: Number(options.runs),
    paths: listOf(options.paths),
    progress: console.error,
  };
  const loadBefore = loadavg()[0] ?? 0;
  const { rows, failures } = await runAll(chosen, context);
  const machine = { cores: cpus().length, loadBefore, node: process.version };
  const results = { measuredAt: new Date().toISOString(), machine, rows };
  writeLatest(results);
  const judged = rows.filter(({ target }) => target !== undefined);
  const met = judged.filter((row) => verdictOf(row) === 'pass').length;
  const summary = `${met} of ${judged.length} targets met. Load at the start: ${loadBefore.toFixed(1)}.`;
  const lines = ['', formatRows(rows), '', ...failures, summary, compareWithKept(rows), ''];
  process.stdout.write(lines.join('\n'));
  if (options.keep) keep(results);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

function chooseMeasures(only: string | undefined, isAll: boolean): readonly Measure[] {
  if (only === undefined) return measures.filter(({ isLong }) => isAll || !isLong);
  const names = measures.map(({ name }) => name);
  const unknown = listOf(only).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`--only: "${unknown}" is none of ${names.join(', ')}`);
  }
  return measures.filter(({ name }) => listOf(only).includes(name));
}

/** One measure that cannot be taken does not cost the others. */
async function runAll(chosen: readonly Measure[], context: MeasureContext) {
  const rows: Row[] = [];
  const failures: string[] = [];
  for (const measure of chosen) {
    try {
      const measured = await measure.run(context);
      // The system does not tell every figure.
      rows.push(...measured.filter(({ value }) => !Number.isNaN(value)));
    } catch (error) {
      failures.push(`Could not measure "${measure.name}": ${String(error)}`);
    }
  }
  return { rows, failures };
}

function listOf(text: string): readonly string[] {
  return text.split(',').flatMap((part) => part.trim() || []);
}

// An interrupted run ends what it has started, which ends with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

main().catch((error: unknown) => {
  console.error(String(error));
  process.exit(1);
});
