// npm run bench: measures the built site against its targets.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { leadsMeasure } from './measures/leads.ts';
import { lighthouseMeasure } from './measures/lighthouse.ts';
import { memoryMeasure } from './measures/memory.ts';
import { providersMeasure } from './measures/providers.ts';
import { replicaMeasure } from './measures/replica.ts';
import { serverMeasure } from './measures/server.ts';
import { startMeasure } from './measures/start.ts';
import { visitMeasure } from './measures/visit.ts';
import { formatRows, verdictOf, type Measure, type MeasureContext, type Row } from './row.ts';

/** In the order in which they run; a new measure is a file in `measures/` and a line here. */
const measures: readonly Measure[] = [
  lighthouseMeasure,
  serverMeasure,
  startMeasure,
  visitMeasure,
  leadsMeasure,
  providersMeasure,
  replicaMeasure,
  memoryMeasure,
];

async function main(): Promise<void> {
  const { values: options } = parseArgs({
    options: {
      only: { type: 'string' },
      all: { type: 'boolean', default: false },
      runs: { type: 'string', default: '3' },
    },
  });
  if (!/^[1-9]\d?$/.test(options.runs)) throw new Error('--runs: must be a number from 1 to 99');
  const chosen = chooseMeasures(options.only, options.all);
  const load = loadavg()[0]?.toFixed(1);
  const context = { runs: Number(options.runs), progress: console.error };
  const { rows, failures } = await runAll(chosen, context);
  const judged = rows.filter(({ target }) => target !== undefined);
  const met = judged.filter((row) => verdictOf(row) === 'pass').length;
  const summary = `${met} of ${judged.length} targets met.`;
  const machine = `Load at the start: ${load}, cores: ${cpus().length}, Node ${process.version}.`;
  const lines = ['', formatRows(rows), '', ...failures, summary, machine, ''];
  process.stdout.write(lines.join('\n'));
  process.exitCode = failures.length > 0 ? 1 : 0;
}

function chooseMeasures(only: string | undefined, isAll: boolean): readonly Measure[] {
  if (only === undefined) return measures.filter(({ isLong }) => isAll || !isLong);
  const wanted = only.split(',').flatMap((part) => part.trim() || []);
  const names = measures.map(({ name }) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`--only: "${unknown}" is none of ${names.join(', ')}`);
  }
  return measures.filter(({ name }) => wanted.includes(name));
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

// An interrupted run ends what it has started, which ends with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

main().catch((error: unknown) => {
  console.error(String(error));
  process.exit(1);
});
