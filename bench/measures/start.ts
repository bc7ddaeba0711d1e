import { median } from '../median.ts';
import type { Row } from '../row.ts';
import { withSite } from '../site.ts';
import type { Measure, MeasureContext } from './measure.ts';

/** How long it takes from a start until the site answers. */
export const startMeasure: Measure = { name: 'start', run };

/** Set by the entry script once everything is installed and built. */
const isPrepared = process.env['BENCH_PREPARED'] !== undefined;

async function run({ runs, progress }: MeasureContext): Promise<readonly Row[]> {
  progress('Starting the server …');
  const server = await medianSeconds(runs, () => withSite(async ({ readyMs }) => readyMs));
  const serverRow: Row = { subject: 'Start', name: 'Server process', value: server, unit: 's' };
  // Otherwise "npm start" might install packages in the middle of a measurement.
  if (!isPrepared) return [serverRow];
  progress('Starting by npm start …');
  const npm = { command: 'npm', args: ['start'] };
  return [
    serverRow,
    {
      subject: 'Start',
      name: 'npm start, nothing changed',
      value: await medianSeconds(runs, () => withSite(async ({ readyMs }) => readyMs, npm)),
      unit: 's',
      target: { below: 2 },
    },
  ];
}

async function medianSeconds(runs: number, measureOnce: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let turn = 0; turn < runs; turn += 1) values.push(await measureOnce());
  return median(values) / 1000;
}
