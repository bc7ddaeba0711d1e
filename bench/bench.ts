// npm run bench: measures the built site against its targets.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureLeads } from './measures/leads.ts';
import { measureLighthouse } from './measures/lighthouse.ts';
import { measureMemory } from './measures/memory.ts';
import { measureProviders } from './measures/providers.ts';
import { measureServer } from './measures/server.ts';
import { measureStart } from './measures/start.ts';
import { measureVisit } from './measures/visit.ts';
import { formatRows, verdictOf, type MeasureContext, type Row } from './row.ts';

type Measure = (context: MeasureContext) => Promise<readonly Row[]>;

/** In the order in which they run; a new measure is a file in `measures/` and a line here. */
const measures: Readonly<Record<string, Measure>> = {
  lighthouse: measureLighthouse,
  server: measureServer,
  start: measureStart,
  visit: measureVisit,
  leads: measureLeads,
  providers: measureProviders,
  memory: measureMemory,
};
/** Take many minutes: only when they are named, or with `--all`. */
const long = new Set(['memory']);

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

function chooseMeasures(only: string | undefined, isAll: boolean): readonly string[] {
  const names = Object.keys(measures);
  if (only === undefined) return names.filter((name) => isAll || !long.has(name));
  const wanted = only.split(',').flatMap((part) => part.trim() || []);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`--only: "${unknown}" is none of ${names.join(', ')}`);
  }
  return names.filter((name) => wanted.includes(name));
}

/** One measure that cannot be taken does not cost the others. */
async function runAll(chosen: readonly string[], context: MeasureContext) {
  const rows: Row[] = [];
  const failures: string[] = [];
  for (const name of chosen) {
    try {
      const measured = (await measures[name]?.(context)) ?? [];
      // The system does not tell every figure.
      rows.push(...measured.filter(({ value }) => !Number.isNaN(value)));
    } catch (error) {
      failures.push(`Could not measure "${name}": ${String(error)}`);
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
