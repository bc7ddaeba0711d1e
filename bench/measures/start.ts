import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findFreePort } from '../../tests/support/free-port.ts';
import { median, row, type MeasureContext, type Row } from '../row.ts';
import { startMeasuredSite } from '../site.ts';

/** How long it takes from a start until the site answers. */
export async function measureStart({ runs, progress }: MeasureContext): Promise<readonly Row[]> {
  progress('Starting the server …');
  const server = await medianSeconds(runs, startServer);
  progress('Starting by npm start …');
  const npm = await medianSeconds(runs, startByNpm);
  return [
    row('Start', 'Server process', server, 's'),
    row('Start', 'npm start, nothing changed', npm, 's', { atMost: 2 }),
  ];
}

/** @param startOnce returns the milliseconds until the site was ready */
async function medianSeconds(runs: number, startOnce: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < runs; turn += 1) times.push(await startOnce());
  return median(times) / 1000;
}

async function startServer(): Promise<number> {
  const startedAt = performance.now();
  const site = await startMeasuredSite();
  const ms = performance.now() - startedAt;
  await site.kill();
  return ms;
}

async function startByNpm(): Promise<number> {
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(await findFreePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group, so that what npm starts ends with it.
    detached: true,
  });
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout);
  for await (const line of lines) if (line.startsWith('Ready in ')) break;
  if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
  const ms = performance.now() - startedAt;
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
  return ms;
}
