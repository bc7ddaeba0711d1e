import { unkept } from '../../tests/support/unkept.ts';
import { startBareNginx } from '../bare-nginx.ts';
import { load, type LoadResult } from '../load.ts';
import { measuredPages, type MeasuredPage } from '../measured-pages.ts';
import { median } from '../median.ts';
import { startProgram } from '../program.ts';
import type { Row } from '../row.ts';
import { withSite, type Site } from '../site.ts';
import type { Measure, MeasureContext } from './measure.ts';

const seconds = 5;
const warmUpSeconds = 2;
const manyConnections = 64;
const fewConnections = 8;

/** A server under load. */
type Contestant = Pick<Site, 'origin' | 'pid'>;

/** How fast pages leave the server, measured against the least that Node can do. */
export const serverMeasure: Measure = { name: 'server', run };

function run(context: MeasureContext): Promise<readonly Row[]> {
  return withSite(async (site) => {
    const page = measuredPages[0];
    if (!page) return [];
    const cached = await compareWithBare(context, site, page);
    return [...cached, ...(await loadUncached(context, site, page))];
  });
}

async function compareWithBare(
  context: MeasureContext,
  site: Contestant,
  page: MeasuredPage,
): Promise<Row[]> {
  const url = site.origin + page.path;
  const program = await startProgram({
    command: 'node',
    args: ['bench/bare-server.ts', url, JSON.stringify(page.headers)],
    readyPattern: /^Ready at (\d+)/m,
  });
  const bare = { origin: `http://127.0.0.1:${program.match[1]}`, pid: program.pid };
  await using nginx = await startBareNginx(url, page.headers);
  try {
    const turns = await takeTurns(context, page, [site, bare, ...(nginx ? [nginx] : [])]);
    return comparisonRows(page.path, turns);
  } finally {
    await program.stop();
  }
}

/** In turns, so that a busy minute of the machine meets all; the results of each by its place. */
async function takeTurns(
  { runs, progress }: MeasureContext,
  { path, headers }: MeasuredPage,
  contestants: readonly Contestant[],
): Promise<readonly (readonly LoadResult[])[]> {
  const ask = ({ origin, pid }: Contestant, duration: number) =>
    load({
      url: origin + path,
      pid,
      headers: { ...headers, 'accept-encoding': 'br' },
      connections: manyConnections,
      seconds: duration,
    });
  for (const contestant of contestants) await ask(contestant, warmUpSeconds);
  const turns: LoadResult[][] = contestants.map(() => []);
  for (let turn = 1; turn <= runs; turn += 1) {
    progress(`Load on the cached page and on bare servers, ${turn} of ${runs} …`);
    for (const [place, contestant] of contestants.entries()) {
      turns[place]?.push(await ask(contestant, seconds));
    }
  }
  return turns;
}

function comparisonRows(
  path: string,
  [site = [], bare = [], nginx]: readonly (readonly LoadResult[])[],
): Row[] {
  const subject = `${path}, cached`;
  const row = { subject, unit: 'ratio' } as const;
  const speedAgainst = (other: readonly LoadResult[]) =>
    median(site.map(speedOf)) / median(other.map(speedOf));
  const costAgainst = (other: readonly LoadResult[]) =>
    median(other.flatMap(costOf)) / median(site.flatMap(costOf));
  const rows: Row[] = [
    {
      ...row,
      name: 'Requests against a bare server, same bytes',
      value: speedAgainst(bare),
      target: { atLeast: 0.8 },
    },
    { ...row, name: 'The same by processor time', value: costAgainst(bare) },
    ...(nginx
      ? [
          { ...row, name: 'Requests against nginx, same bytes', value: speedAgainst(nginx) },
          { ...row, name: 'By processor time against nginx', value: costAgainst(nginx) },
        ]
      : []),
    ...contestantRows(subject, 'this site', site),
    ...contestantRows(subject, 'bare server', bare),
    ...(nginx ? contestantRows(subject, 'nginx', nginx) : []),
  ];
  return rows.filter(({ value }) => !Number.isNaN(value));
}

function contestantRows(subject: string, who: string, results: readonly LoadResult[]): Row[] {
  const cost = median(results.flatMap(costOf));
  const p99 = median(results.map(({ p99Ms }) => p99Ms));
  const rows: Row[] = [
    { subject, name: `Requests, ${who}`, value: median(results.map(speedOf)), unit: 'requests/s' },
    { subject, name: `99th percentile, ${who}`, value: p99, unit: 'ms' },
    { subject, name: `Processor time a request, ${who}`, value: cost, unit: 'µs' },
  ];
  return rows.filter(({ value }) => !Number.isNaN(value));
}

function speedOf({ requestsPerSecond }: LoadResult): number {
  return requestsPerSecond;
}

function costOf({ cpuMicroseconds }: LoadResult): number[] {
  return cpuMicroseconds === undefined ? [] : [cpuMicroseconds];
}

async function loadUncached(
  { progress }: MeasureContext,
  { origin, pid }: Contestant,
  { path, headers }: MeasuredPage,
): Promise<Row[]> {
  progress('Load on a page that is rendered each time …');
  const ask = (duration: number) =>
    load({
      url: origin + unkept(path),
      pid,
      headers: { ...headers, 'accept-encoding': 'br' },
      connections: fewConnections,
      seconds: duration,
    });
  await ask(warmUpSeconds);
  return contestantRows(`${path}, rendered`, 'this site', [await ask(seconds)]);
}
