import { uncached } from '../../tests/support/uncached.ts';
import { forkProgram } from '../fork-program.ts';
import { load, loadRows, medianOf, type LoadResult } from '../load.ts';
import { row, type MeasureContext, type Row } from '../row.ts';
import { startMeasuredSite, visitors } from '../site.ts';

const seconds = 5;
const warmUpSeconds = 2;
const path = '/';
const headers = { ...visitors.NG, 'accept-encoding': 'br' };

/** How fast pages leave the server, measured against the least that Node can do. */
export async function measureServer({ runs, progress }: MeasureContext): Promise<readonly Row[]> {
  await using site = await startMeasuredSite();
  await using program = await forkProgram('bare-server.ts', [
    site.address + path,
    JSON.stringify(visitors.NG),
  ]);
  const bare = { address: `http://127.0.0.1:${String(program.message)}`, pid: program.pid };
  const many = { url: path, headers, connections: 64 };
  const contestants = [site, bare].map((target) => ({ target, results: [] as LoadResult[] }));
  for (const { target } of contestants) await load([target], { ...many, duration: warmUpSeconds });
  for (let turn = 1; turn <= runs; turn += 1) {
    progress(`Load on the cached page and on a bare server, ${turn} of ${runs} …`);
    // In turns, so that a busy minute of the machine meets both.
    for (const { target, results } of contestants) {
      results.push(await load([target], { ...many, duration: seconds }));
    }
  }
  const [ours = [], bares = []] = contestants.map(({ results }) => results);
  progress('Load on a page that is rendered each time …');
  const few = { url: uncached(path), headers, connections: 8 };
  await load([site], { ...few, duration: warmUpSeconds });
  const rendered = await load([site], { ...few, duration: seconds });
  const speed = medianOf(ours, 'perSecond') / medianOf(bares, 'perSecond');
  const cost = medianOf(bares, 'cpuMicroseconds') / medianOf(ours, 'cpuMicroseconds');
  const subject = `${path}, cached`;
  return [
    row(subject, 'Requests against a bare server, same bytes', speed, 'ratio', { atLeast: 0.8 }),
    row(subject, 'The same by processor time', cost, 'ratio'),
    ...loadRows(subject, 'Requests', ours),
    ...loadRows('Bare server', 'Requests', bares),
    ...loadRows(`${path}, rendered`, 'Requests', [rendered]),
  ];
}
